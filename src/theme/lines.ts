import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf, move } from './tokens';

/** `stroke` is that of the drawings: lamps, signs, the waiting ring. */
export const LINE_WIDTHS = { hairline: '1px', stroke: '1.25px', thick: '2px' } as const;

/** Lines by what they are (design page, 'Grid': rules only where something stands or is written). */
export const BORDERS = {
  hairline: `${LINE_WIDTHS.hairline} solid`,
  stroke: `${LINE_WIDTHS.stroke} solid`,
  /** Parts rows, and what is fixed from the page beneath. */
  rule: `${LINE_WIDTHS.hairline} solid ${colourOf('line')}`,
  /** What the site stands on. */
  floor: `${LINE_WIDTHS.hairline} solid ${colourOf('floor')}`,
  field: `${LINE_WIDTHS.hairline} solid ${colourOf('field')}`,
  ink: `${LINE_WIDTHS.hairline} solid ${colourOf('text')}`,
  /** Under what is chosen. */
  chosen: `${LINE_WIDTHS.hairline} solid ${colourOf('accent')}`,
  /** Has its room before it has its colour; the colours of a system are to be kept from it, or it is always seen. */
  unseen: `${LINE_WIDTHS.hairline} solid transparent`,
} as const;

/** A bottom line that doubles takes its pixel from the padding above it, so that nothing moves. */
export const doubledLine = (padding: string): ThemeUICSSObject => ({
  borderBottomWidth: 'thick',
  pb: `calc(${padding} - ${LINE_WIDTHS.hairline})`,
});

const underline = (offset: string): ThemeUICSSObject => ({
  textDecoration: 'underline',
  textDecorationThickness: LINE_WIDTHS.hairline,
  textUnderlineOffset: offset,
});

/** Under the words of what is pointed at or current, by the step they are set in: the larger, the nearer. */
export const underlineVariants = {
  display: underline('.14em'),
  title: underline('.18em'),
  sub: underline('.2em'),
  /** The name of a work in a caption. */
  workName: underline('.18em'),
  /** The page that one is on. */
  current: { ...underline('.2em'), textDecorationColor: 'accent' },
  currentTitle: { ...underline('.22em'), textDecorationColor: 'accent' },
  /** In lists of small links the line is the browser's. */
  small: { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  /** What was looked for. */
  found: { ...underline('.18em'), textDecorationColor: 'accent', textDecorationThickness: LINE_WIDTHS.thick },
} satisfies Record<string, ThemeUICSSObject>;

/** Words of a link whose line fades in while it is pointed at; `UNDERLINED` is how it ends. */
export const fadingUnderline = (step: 'display' | 'title' | 'sub' | 'workName'): ThemeUICSSObject => ({
  ...underlineVariants[step],
  textDecorationColor: 'transparent',
  transition: move('text-decoration-color', 'quick'),
});

export const UNDERLINED = { textDecorationColor: 'currentColor' } satisfies ThemeUICSSObject;

/** Around what has the focus of the keyboard. */
export const FOCUS_RING = {
  outline: `${LINE_WIDTHS.thick} solid ${colourOf('text')}`,
  outlineOffset: '3px',
} satisfies ThemeUICSSObject;
