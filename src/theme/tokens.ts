/** Design page, 'Tokens'; lengths are in the files beside this one. */
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
  scrim: 'rgba(8,7,6,.66)',
  floor: '#332E28',
  buttonHover: '#EFE9DF',
  button: '#DDB266',
};

export const PAPER: Record<keyof typeof DAY, string> = {
  ...DAY,
  background: '#FFFFFF',
  surface: '#FFFFFF',
  text: '#000000',
  muted: '#3D3D3D',
  field: '#000000',
  accent: '#000000',
  floor: '#000000',
};

/** 7:1 for text, 4.5:1 for lines. */
export const MORE_CONTRAST: Record<'day' | 'evening', Partial<typeof EVENING>> = {
  day: {
    muted: '#46413B',
    field: '#46413B',
    line: '#6B645B',
    accent: '#5E4512',
    sold: '#7F1B13',
    buttonHover: '#5E4512',
  },
  evening: {
    muted: '#D3CBBF',
    field: '#D3CBBF',
    line: '#A59D91',
    floor: '#EFE9DF',
    sold: '#F6B0A6',
  },
};

/** For forced-colors mode, which leaves system colours as they are and removes all others. */
export const SYSTEM_COLOURS: Record<keyof typeof DAY, string> = {
  background: 'Canvas',
  surface: 'Canvas',
  text: 'CanvasText',
  muted: 'CanvasText',
  field: 'CanvasText',
  line: 'GrayText',
  accent: 'LinkText',
  sold: 'CanvasText',
  flame: 'LinkText',
  lampShade: 'Canvas',
  scrim: 'transparent',
  floor: 'CanvasText',
  buttonHover: 'LinkText',
  button: 'CanvasText',
};

export const colourOf = (name: keyof typeof DAY): string => `var(--theme-ui-colors-${name})`;

export const COLOURS = Object.fromEntries(
  Object.keys(DAY).map((name) => [name, colourOf(name as keyof typeof DAY)]),
) as Record<keyof typeof DAY, string>;

/**
 * theme-ui writes these as custom properties of the document. Which mode is shown is said to it (features/colour-mode): by itself
 * it would forget a stored 'system'.
 */
export const COLOUR_MODES = {
  config: {
    initialColorModeName: 'light',
    useColorSchemeMediaQuery: false,
    useLocalStorage: false,
    useRootStyles: false,
  },
  colors: { ...DAY, modes: { dark: EVENING } },
} as const;

export const QR_COLOURS = { dark: '#1C1A17', light: '#F7F5F0' } as const;

export const FONTS = {
  sans: 'Jost, "Jost Fallback", "Jost Fallback Roboto", Futura, "Century Gothic", sans-serif',
  serif:
    'Newsreader, "Newsreader Fallback", "Newsreader Fallback Noto", "Newsreader Fallback Times", Georgia, serif',
} as const;

export const WORDMARK_TRACKING = '.015em';

const DISPLAY = 'clamp(2.125rem, 1.62rem + 2.15vw, 3.5rem)';
const TITLE = 'clamp(1.625rem, 1.43rem + .84vw, 2.25rem)';

export const FONT_SIZES = {
  display: DISPLAY,
  title: TITLE,
  lead: 'clamp(1.5rem, 1.26rem + 1.03vw, 2.1875rem)',
  sub: 'clamp(1.1875rem, 1.12rem + .29vw, 1.375rem)',
  read: 'clamp(1.0625rem, 1.018rem + .19vw, 1.1875rem)',
  // Below 360 px it makes room for the lamp, and at large text on a phone for 'menu'.
  wordmark: 'min(clamp(1.0625rem, min(5.3vw, 1.08rem + .45vw), 1.5625rem), 6vw)',
  /** The longest word of the menu stays whole at large text on the smallest phone. */
  menu: 'min(clamp(2.25rem, 2.15rem + .45vw, 2.5rem), 12vw)',
  menuSmall: '1.25rem',
  field: '1.125rem',
  ui: '1.0625rem',
  cap: '.9375rem',
  note: '.8125rem',
  /** One line in either language, two on phones. */
  prompt: `min(${DISPLAY}, 4.1vw)`,
  promptNarrow: `min(${TITLE}, 6.6vw)`,
} as const;

/** px (design page, 'Breakpoints'); `page` is the maximum width of pages. */
export const BREAKPOINTS = {
  columns6: 640,
  twoColumns: 720,
  asymmetric: 860,
  columns12: 1100,
  page: 1680,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

const atBreakpoints = (query: (px: number) => string) =>
  Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, query(px)])) as Record<
    Breakpoint,
    string
  >;

export const ABOVE = atBreakpoints((px) => `(min-width: ${px}px)`);
export const BELOW = atBreakpoints((px) => `(max-width: ${px - 1}px)`);

export const FROM = atBreakpoints((px) => `@media (min-width: ${px}px)`);

export const ON_ITS_SIDE = '(min-aspect-ratio: 3/2) and (max-height: 500px)';

export const LOW_WINDOW = `${FROM.columns6} and (max-height: 560px)`;

/** Phones whose search button would lie beside the words at the foot of the first screen. */
export const SMALL_PHONE = `@media screen and ${BELOW.columns6} and (max-height: 680px), screen and (max-width: 359px)`;

export const LOW_PANEL = '@media (max-height: 700px)';

export const WIDE_WINDOW = `${FROM.asymmetric} and (min-aspect-ratio: 1/1), ${ABOVE.columns6} and (min-aspect-ratio: 3/2)`;

export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

export const MORE_CONTRAST_ASKED = '@media (prefers-contrast: more)';

export const FORCED_COLOURS = '@media (forced-colors: active)';

export const WITHOUT_SCRIPTS = '@media (scripting: none)';

export const EASING = 'cubic-bezier(.22,.61,.2,1)';

/** ms (design page, 'Motion'). `turn`: one turn of the spinner; `patience`: shorter waits show no sign. */
export const DURATION = { quick: 180, veil: 240, panel: 320, light: 600, turn: 900, patience: 300 } as const;

export const ms = (duration: keyof typeof DURATION): string => `${DURATION[duration]}ms`;

export const move = (property: string, duration: keyof typeof DURATION): string =>
  `${property} ${ms(duration)} ${EASING}`;

/** For use in a style: `[EVENING_MODE]: { … }`. */
export const EVENING_MODE = '.theme-ui-dark &';
