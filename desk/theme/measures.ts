import type { ThemeUICSSObject } from 'theme-ui';

/** How wide the window is, in px, by what changes there (DESK.md, 'Measures'). */
const WIDE = 1200;
const PHONE = 640;
export const BELOW_WIDE = `@media (max-width: ${WIDE - 1}px)`;
export const FROM_WIDE = `@media (min-width: ${WIDE}px)`;
export const ON_PHONE = `@media (max-width: ${PHONE - 1}px)`;
export const FROM_PHONE = `@media (min-width: ${PHONE}px)`;

/** Custom properties that calculations need; they change with the window. */
export const ROOT_MEASURES: Record<string, ThemeUICSSObject> = {
  ':root': { '--desk-margin': '40px', '--desk-header': '72px', '--desk-floor': '72px' },
  [BELOW_WIDE]: { ':root': { '--desk-margin': '28px' } },
  [ON_PHONE]: { ':root': { '--desk-margin': '20px', '--desk-header': '60px', '--desk-floor': '68px' } },
};

export const SIZES = {
  header: 'var(--desk-header)',
  floor: 'var(--desk-floor)',
  aside: '400px',
  door: '440px',
  field: '46px',
  button: '44px',
  buttonPhone: '48px',
  buttonLarge: '52px',
  target: '44px',
  smallTarget: '24px',
  choice: '18px',
  row: '84px',
  bulb: '11px',
  line: '3px',
  palette: '720px',
  finder: '176px',
  lamp: { width: '56px', height: '92px', drawing: '40px', drawingHeight: '84px' },
  spinner: '22px',
} as const;

export const SPACE = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '16px',
  4: '24px',
  5: '32px',
  6: '48px',
  7: '64px',
  margin: 'var(--desk-margin)',
  header: 'var(--desk-header)',
  aboveFloor: 'calc(var(--desk-floor) + 48px)',
  besideLamp: 'calc(var(--desk-margin) + 76px)',
  lampRight: 'calc(var(--desk-margin) - 14px)',
  beyondMargin: 'calc(-1 * var(--desk-margin))',
  lines: '2px',
  touch: '6px',
  near: '12px',
  caption: '10px',
  links: '22px',
  door: '56px',
  column: '72px',
  rowInset: '16px',
  palette: '96px',
} as const;

/** Where the lamp of the doors hangs (DESK.md, 01): its middle, its foot and half its width. */
export const DOOR_LAMP = {
  '--lamp-x': '71vw',
  '--lamp-y': '52svh',
  '--lamp-radius': '170px',
  [BELOW_WIDE]: { '--lamp-radius': '130px' },
  [ON_PHONE]: { '--lamp-x': '64vw', '--lamp-y': '34svh', '--lamp-radius': '96px' },
} as const;
