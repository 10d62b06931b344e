import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';

/** px, breakpoints (DESK.md, 'Measures'). */
const WIDE = 1200;
const PHONE = 640;
export const BELOW_WIDE = `@media (max-width: ${WIDE - 1}px)`;
/** A small laptop: beside the piece in hand there is little room for a list. */
export const BARELY_WIDE = `@media (min-width: ${WIDE}px) and (max-width: ${WIDE + 159}px)`;
/** Where the names of all places need all of the header. */
export const CLOSE = `@media (min-width: ${WIDE}px) and (max-width: 1399px)`;
export const FROM_WIDE = `@media (min-width: ${WIDE}px)`;
export const ON_PHONE = `@media (max-width: ${PHONE - 1}px)`;
/** For `matchMedia`. */
export const IS_NOT_WIDE = `(max-width: ${WIDE - 1}px)`;
/** Where the width makes no difference. */
export const ANY_WINDOW = 'all';
export const NO_WINDOW = 'not all';
/** The types of a list leave room in their line; else that of the filters has it, since the order is below it. */
export const HAS_ROOM_BY_TYPES = '(min-width: 1400px), (min-width: 960px) and (max-width: 1199px)';
export const IS_PHONE = `(max-width: ${PHONE - 1}px)`;
export const FROM_PHONE = `@media (min-width: ${PHONE}px)`;

/** For calculations; they change with the window. */
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
  shelf: '64px',
  bulb: '11px',
  line: '3px',
  palette: '720px',
  panel: '420px',
  paletteHeight: 'calc(100svh - 120px)',
  paletteRow: '52px',
  form: '820px',
  contents: '168px',
  state: '180px',
  reading: '720px',
  narrowColumn: '480px',
  withinWindow: 'calc(100vw - 32px)',
  beam: { width: '2600px', height: '900px' },
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
  stuck: 'calc(var(--desk-header) + 24px)',
  overFloor: 'calc(var(--desk-floor) + 16px)',
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
  logLine: '9px',
  hairlineUp: '-1px',
  linesUp: '-2px',
  rowOut: '-16px',
  outOfSight: '-100px',
  underWord: '3px',
  closer: '-10px',
  palette: '96px',
  windowEdge: '16px',
  besideEdge: '20px',
} as const;

/** DESK.md, 01: middle, foot and half width. */
export const DOOR_LAMP = {
  '--lamp-x': '71vw',
  '--lamp-y': '52svh',
  '--lamp-radius': '170px',
  [BELOW_WIDE]: { '--lamp-radius': '130px' },
  [ON_PHONE]: { '--lamp-x': '64vw', '--lamp-y': '34svh', '--lamp-radius': '96px' },
} as const;

export const BESIDE_LAMP = '@media (min-width: 860px)';
export const BELOW_LAMP = 'calc(var(--lamp-y) + 24px)';
export const HALF_BEAM = '-1300px';

/** For the system's bar at the foot of the window. */
export const SAFE_FOOT = 'env(safe-area-inset-bottom)';

export const COLUMNS = {
  withAside: 'minmax(0, 1fr) 400px',
  twoAsides: '400px 400px',
  people: 'minmax(200px, 1.2fr) minmax(130px, .8fr) minmax(190px, 1fr) 110px 64px',
  log: '104px 1fr',
  waiting: '64px minmax(0, 1fr) auto',
  releases: 'minmax(0, 1fr) 440px',
} as const;

export const EDGE = '4px solid transparent';

export const CHOSEN_DOT = `radial-gradient(circle, ${colourOf('text')} 0 4.5px, transparent 5px)`;
