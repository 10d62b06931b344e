/** The design's numbers (design page, 'Tokens'): the only place where colours, sizes and durations are written. */
export const DAY = {
  background: '#F7F5F0',
  surface: '#EFEBE3',
  text: '#1C1A17',
  muted: '#67615A',
  field: '#857C70',
  line: '#D8D2C6',
  accent: '#80601F',
  sold: '#A32A20',
  flame: '#F7F5F0',
  lampShade: '#F7F5F0',
  dusk: '#958B80',
  scrim: 'rgba(28,26,23,.42)',
  floor: '#1C1A17',
  buttonHover: '#80601F',
  button: '#1C1A17',
} as const;

export const EVENING: Record<keyof typeof DAY, string> = {
  background: '#141210',
  surface: '#1D1A17',
  text: '#EFE9DF',
  muted: '#A59D91',
  field: '#7A7267',
  line: '#332E28',
  accent: '#DDB266',
  sold: '#F08A7C',
  flame: '#FFE2A6',
  lampShade: '#2A2118',
  dusk: '#958B80',
  scrim: 'rgba(8,7,6,.66)',
  floor: '#332E28',
  buttonHover: '#EFE9DF',
  button: '#DDB266',
};

/** What is printed, in the evening, too: black on white, without dusk. Sold pieces keep their dot. */
export const PAPER: Record<keyof typeof DAY, string> = {
  ...DAY,
  background: '#FFFFFF',
  surface: '#FFFFFF',
  text: '#000000',
  muted: '#3D3D3D',
  field: '#000000',
  accent: '#000000',
  floor: '#000000',
  dusk: 'transparent',
};

/** A QR code keeps these in both modes (design page, 'Day and evening'). */
export const QR_COLOURS = { dark: '#1C1A17', light: '#F7F5F0' } as const;

export const FONTS = {
  sans: 'Jost, "Jost Fallback", Futura, "Century Gothic", sans-serif',
  serif: 'Newsreader, "Newsreader Fallback", Georgia, serif',
} as const;

export const FONT_SIZES = {
  display: 'clamp(2.125rem, 1.62rem + 2.15vw, 3.5rem)',
  title: 'clamp(1.625rem, 1.43rem + .84vw, 2.25rem)',
  lead: 'clamp(1.5rem, 1.26rem + 1.03vw, 2.1875rem)',
  sub: 'clamp(1.1875rem, 1.12rem + .29vw, 1.375rem)',
  read: 'clamp(1.0625rem, 1.018rem + .19vw, 1.1875rem)',
  wordmark: 'clamp(1.1875rem, 1.08rem + .45vw, 1.5625rem)',
  menu: 'clamp(2.25rem, 2.15rem + .45vw, 2.5rem)',
  menuSmall: '1.25rem',
  field: '1.125rem',
  ui: '1.0625rem',
  cap: '.9375rem',
  note: '.8125rem',
} as const;

/** 4 8 16 24 32 48 64 96 px by index, and the named distances of the grid. */
export const SPACE = Object.assign([0, 4, 8, 16, 24, 32, 48, 64, 96] as (number | string)[], {
  gutter: 'var(--gutter)',
  margin: 'var(--margin)',
  section: 'var(--section)',
  row: 'var(--row)',
  rowLarge: 'var(--row-large)',
  bleed: 'var(--bleed)',
  caption: 14,
  /** Around small links, for targets of at least 24 px. */
  touch: 6,
  header: 'var(--header)',
});

export const SIZES = {
  page: 1680,
  header: 'var(--header)',
  firstScreen: 'calc(100svh - var(--header))',
  picture: 'calc(100svh - var(--header) - 32px)',
  panel: 420,
  dialog: 640,
  target: 44,
  button: 52,
  field: 46,
} as const;

/** Custom properties that calculations need; they change at the breakpoint `asymmetric`. */
export const ROOT_PROPERTIES = {
  '--gutter': 'clamp(16px, 2.5vw, 40px)',
  '--margin': 'clamp(20px, 4vw, 72px)',
  '--header': '72px',
  '--section': 'clamp(96px, 11vw, 176px)',
  '--row': 'clamp(48px, 5.2vw, 80px)',
  '--row-large': 'clamp(72px, 8.5vw, 136px)',
  '--bleed': 'calc(-1 * max(var(--margin), (100vw - 1680px) / 2 + var(--margin)))',
} as const;
/** How wide a portrait may be on paper, so that it is whole on a sheet that lies on its side, too. */
export const PAPER_PICTURE = '135mm';

/** A sheet of paper has margins of its own, and less room between things. */
export const ROOT_PROPERTIES_PRINT = {
  '--gutter': '20px',
  '--margin': '0px',
  '--bleed': '0px',
  '--header': '0px',
  '--section': '44px',
  '--row': '28px',
  '--row-large': '28px',
} as const;
export const ROOT_PROPERTIES_WIDE = { '--header': '96px' } as const;

const BREAKPOINTS = { columns6: 640, twoColumns: 720, asymmetric: 860, columns12: 1100 } as const;

/** Media queries by what changes there (design page, 'Breakpoints'). */
export const FROM = Object.fromEntries(
  Object.entries(BREAKPOINTS).map(([name, px]) => [name, `@media (min-width: ${px}px)`]),
) as Record<keyof typeof BREAKPOINTS, string>;

export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

/** Controls that do nothing without scripts are not shown without them. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';

export const EASING = 'cubic-bezier(.22,.61,.2,1)';

/** Milliseconds (design page, 'Motion'). */
export const DURATION = { quick: 180, veil: 240, panel: 320, light: 600 } as const;

/** `transition` of one property, in the site's one curve. */
export const move = (property: string, duration: keyof typeof DURATION): string =>
  `${property} ${DURATION[duration]}ms ${EASING}`;

/** Selects an element in the evening (dark mode): `[EVENING_MODE]: { … }` in a style. */
export const EVENING_MODE = '.theme-ui-dark &';
