import type { Theme, ThemeUICSSObject } from 'theme-ui';
import { layoutVariants } from './styles/layout-styles';
import { BORDERS, LINE_WIDTHS, underlineVariants } from './lines';
import { SIZES, Z_INDICES } from './sizes';
import { OWN_SPACE, SPACE } from './space';
import { textDetails } from './styles/text-details';
import { textStyles } from './styles/text-styles';
import { COLOUR_MODES, EVENING_MODE, FONTS, FONT_SIZES, move, ms } from './tokens';

const underline = {
  borderBottom: `${BORDERS.hairline} color-mix(in srgb, currentColor 45%, transparent)`,
  transition: `border-color ${ms('quick')}`,
  '&:hover': { borderBottomColor: 'currentColor' },
};

export const theme = {
  ...COLOUR_MODES,
  fonts: FONTS,
  fontSizes: FONT_SIZES,
  fontWeights: { light: 300, normal: 400 },
  space: { ...SPACE, ...OWN_SPACE },
  sizes: SIZES,
  borders: BORDERS,
  borderWidths: LINE_WIDTHS,
  zIndices: Z_INDICES,
  text: { ...textStyles, ...textDetails },
  links: {
    plain: { color: 'inherit', textDecoration: 'none' },
    underlined: {
      ...underline,
      display: 'inline-block',
      py: 1,
      color: 'inherit',
      lineHeight: 1.3,
      // A button's words are in the middle otherwise where they wrap.
      textAlign: 'start',
      textDecoration: 'none',
      background: 'none',
      cursor: 'pointer',
    },
    elsewhere: {
      variant: 'links.underlined',
      '@media print': {
        borderBottom: 0,
        '&::after': { content: '" (" attr(href) ")"' },
      },
    },
    reading: {
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationThickness: LINE_WIDTHS.hairline,
      textUnderlineOffset: '.18em',
      textDecorationColor: 'accent',
      '&:hover': { color: 'accent' },
    },
  },
  buttons: {
    primary: {
      variant: 'text.ui',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'button',
      px: '34px',
      borderRadius: 0,
      bg: 'button',
      color: 'background',
      letterSpacing: '.02em',
      textDecoration: 'none',
      cursor: 'pointer',
      // Its colours are system colours already.
      forcedColorAdjust: 'none',
      transition: move('background-color', 'quick'),
      '&:hover': { bg: 'buttonHover' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
  },
  layout: layoutVariants,
  underlines: underlineVariants,
  styles: {
    wordmarkLights: { fontWeight: 'normal', [EVENING_MODE]: { color: 'accent' } },
  },
} satisfies Theme & Record<'underlines', Record<string, ThemeUICSSObject>>;
