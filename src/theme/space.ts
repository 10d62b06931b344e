import { BREAKPOINTS } from './tokens';

/** Keeps clear of the system's bar at the foot of the window. */
export const aboveSafeArea = (space: string): string => `calc(${space} + env(safe-area-inset-bottom))`;

/** Steps by index (design page, 'Space'), then named distances, as whole CSS values for use in `calc`. */
export const SPACE = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '16px',
  4: '24px',
  5: '32px',
  6: '48px',
  7: '64px',
  8: '96px',
  gutter: 'var(--gutter)',
  margin: 'var(--margin)',
  section: 'var(--section)',
  row: 'var(--row)',
  rowLarge: 'var(--row-large)',
  bleed: 'var(--bleed)',
  header: 'var(--header)',
  ceiling: 'var(--ceiling)',
  lines: '2px',
  /** Space of the focus ring: a box with `overflow: hidden` needs it. */
  ring: '5px',
  /** Makes small links targets of at least 24 px. */
  touch: '6px',
  sign: '10px',
  bar: '12px',
  near: '12px',
  caption: '14px',
  controls: '20px',
  links: '22px',
  fields: '26px',
  part: '28px',
  set: '36px',
  block: '40px',
  blocks: '56px',
  wall: 'clamp(40px, 4.2vw, 64px)',
  strip: '40px',
  stuck: 'calc(var(--header) + 8px)',
  windowFoot: aboveSafeArea('24px'),
  panelFoot: aboveSafeArea('32px'),
  /** Beside the round search button in a bar, beside it in text, above it. */
  besideSearch: '64px',
  clearOfSearch: '72px',
  aboveSearch: '104px',
} as const;

export const OWN_SPACE = {
  dialog: { inset: '56px' },
  enquiry: { title: '18px' },
  eventRow: { title: '10px' },
  eventSection: { picture: '10px' },
  hero: { title: '22px', fold: '56px' },
  lamp: { right: '92px' },
  mark: { top: '2px', room: '36px' },
  menu: { inset: '44px' },
  reading: { texts: '44px' },
  searchRow: { line: '9px' },
  status: { foot: '72px' },
  story: { aside: '46px' },
  workTypes: { gap: 'clamp(18px, 2.2vw, 36px)' },
  work: {
    countTop: '10px',
    labelTop: '18px',
    label: '10px',
    button: 'clamp(16px, 3.2vw - 12px, 34px)',
  },
} as const;

/** They change at the breakpoint `asymmetric`. */
export const ROOT_PROPERTIES = {
  '--gutter': 'clamp(16px, 2.5vw, 40px)',
  '--margin': 'clamp(20px, 4vw, 72px)',
  '--ceiling': '0px',
  '--header': 'calc(72px + var(--ceiling))',
  '--section': 'clamp(96px, 11vw, 176px)',
  '--row': 'clamp(48px, 5.2vw, 80px)',
  '--row-large': 'clamp(72px, 8.5vw, 136px)',
  '--bleed': `calc(-1 * max(var(--margin), (100vw - ${BREAKPOINTS.page}px) / 2 + var(--margin)))`,
} as const;

export const ROOT_PROPERTIES_WIDE = { '--header': 'calc(96px + var(--ceiling))' } as const;

export const ROOT_PROPERTIES_PREVIEW = { '--ceiling': '4.25rem' } as const;
export const ROOT_PROPERTIES_PREVIEW_WIDE = { '--ceiling': '2.75rem' } as const;

export const ROOT_PROPERTIES_PRINT = {
  '--gutter': '20px',
  '--margin': '0px',
  '--bleed': '0px',
  '--header': '0px',
  '--section': '36px',
  '--row': '28px',
  '--row-large': '28px',
} as const;
