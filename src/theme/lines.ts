import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf, move } from './tokens';

export const LINE_WIDTHS = { hairline: '1px', stroke: '1.25px', thick: '2px' } as const;

export const BORDERS = {
  hairline: `${LINE_WIDTHS.hairline} solid`,
  stroke: `${LINE_WIDTHS.stroke} solid`,
  rule: `${LINE_WIDTHS.hairline} solid ${colourOf('line')}`,
  floor: `${LINE_WIDTHS.hairline} solid ${colourOf('floor')}`,
  field: `${LINE_WIDTHS.hairline} solid ${colourOf('field')}`,
  ink: `${LINE_WIDTHS.hairline} solid ${colourOf('text')}`,
  chosen: `${LINE_WIDTHS.hairline} solid ${colourOf('accent')}`,
  /** Reserves the space of a line. Forced colours must be turned off on it, or they show it. */
  unseen: `${LINE_WIDTHS.hairline} solid transparent`,
} as const;

/** Takes the second pixel from the padding, so that nothing moves. */
export const doubledLine = (padding: string): ThemeUICSSObject => ({
  borderBottomWidth: 'thick',
  pb: `calc(${padding} - ${LINE_WIDTHS.hairline})`,
});

const underline = (offset: string): ThemeUICSSObject => ({
  textDecoration: 'underline',
  textDecorationThickness: LINE_WIDTHS.hairline,
  textUnderlineOffset: offset,
});

export const underlineVariants = {
  display: underline('.14em'),
  title: underline('.18em'),
  sub: underline('.2em'),
  workName: underline('.18em'),
  current: { ...underline('.2em'), textDecorationColor: 'accent' },
  currentTitle: { ...underline('.22em'), textDecorationColor: 'accent' },
  small: { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  found: { ...underline('.18em'), textDecorationColor: 'accent', textDecorationThickness: LINE_WIDTHS.thick },
} satisfies Record<string, ThemeUICSSObject>;

export const fadingUnderline = (step: 'display' | 'title' | 'sub' | 'workName'): ThemeUICSSObject => ({
  ...underlineVariants[step],
  textDecorationColor: 'transparent',
  transition: move('text-decoration-color', 'quick'),
});

export const UNDERLINED = { textDecorationColor: 'currentColor' } satisfies ThemeUICSSObject;

export const FOCUS_RING = {
  outline: `${LINE_WIDTHS.thick} solid ${colourOf('text')}`,
  outlineOffset: '3px',
} satisfies ThemeUICSSObject;
