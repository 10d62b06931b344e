import type { Theme, ThemeUICSSObject } from 'theme-ui';
import { BORDERS, doubledLine, LINE_WIDTHS, underlineVariants } from '../../src/theme/lines';
import { textDetails } from '../../src/theme/styles/text-details';
import { textStyles } from '../../src/theme/styles/text-styles';
import { COLOUR_MODES, colourOf, FONT_SIZES, FONTS, move } from '../../src/theme/tokens';
import { ON_PHONE, SIZES, SPACE } from './measures';

const underlined: ThemeUICSSObject = {
  display: 'inline-block',
  py: 1,
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderBottom: `${BORDERS.hairline} color-mix(in srgb, currentColor 45%, transparent)`,
  transition: move('border-color', 'quick'),
  cursor: 'pointer',
  '&:hover': { borderBottomColor: 'currentColor' },
};

const button: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'near',
  minHeight: 'button',
  px: '28px',
  bg: 'button',
  color: 'background',
  letterSpacing: '.02em',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  transition: move('background-color', 'quick'),
  '&:hover': { bg: 'buttonHover' },
  '&& kbd': { color: 'inherit', borderColor: 'currentColor' },
  '&[aria-disabled=true]': {
    bg: 'transparent',
    color: 'muted',
    outline: BORDERS.field,
    outlineOffset: '-1px',
    cursor: 'default',
  },
  [ON_PHONE]: { minHeight: 'buttonPhone', px: '22px' },
};

const large: ThemeUICSSObject = { ...button, minHeight: 'buttonLarge', px: '34px' };

/** As good a way as the one beside it. */
const outlined: ThemeUICSSObject = {
  bg: 'transparent',
  color: 'text',
  outline: BORDERS.field,
  outlineOffset: '-1px',
  '&:hover': { outlineColor: 'currentColor' },
};

/** The site's tokens, with the measures of DESK.md. */
export const theme = {
  ...COLOUR_MODES,
  fonts: FONTS,
  fontSizes: {
    ...FONT_SIZES,
    ui: '1rem',
    field: '1.125rem',
    sub: '1.1875rem',
    title: 'clamp(1.5rem, 1.32rem + .7vw, 1.9375rem)',
    head: 'clamp(1.75rem, 1.42rem + 1.35vw, 2.75rem)',
    menu: '2rem',
    wordmark: '1.25rem',
  },
  fontWeights: { light: 300, normal: 400 },
  space: SPACE,
  sizes: SIZES,
  borders: BORDERS,
  borderWidths: LINE_WIDTHS,
  zIndices: { floor: 18, header: 20, scrim: 30, panel: 31 },
  text: {
    ...textStyles,
    ...textDetails,
    ui: { fontFamily: 'sans', fontSize: 'ui', lineHeight: 1.45, letterSpacing: '.01em' },
    head: {
      fontFamily: 'sans',
      fontSize: 'head',
      fontWeight: 'light',
      lineHeight: 1.14,
      letterSpacing: '-.01em',
      textWrap: 'balance',
      ml: '-.03em',
    },
    title: {
      fontFamily: 'sans',
      fontSize: 'title',
      fontWeight: 'light',
      lineHeight: 1.25,
      letterSpacing: '-.005em',
    },
    over: { variant: 'text.cap', color: 'muted' },
    muted: { variant: 'text.cap', color: 'muted' },
    fault: {
      variant: 'text.cap',
      display: 'flex',
      gap: '.6em',
      alignItems: 'baseline',
      pt: 'touch',
      color: 'sold',
      '&::before': {
        content: '""',
        flex: 'none',
        border: '5px solid transparent',
        borderTop: 0,
        borderBottom: '8px solid currentColor',
        forcedColorAdjust: 'none',
      },
    },
  },
  underlines: underlineVariants,
  links: { underlined, quiet: { color: 'inherit', textDecoration: 'none' } },
  buttons: {
    primary: button,
    other: { ...button, ...outlined },
    large,
    otherLarge: { ...large, ...outlined },
  },
  forms: {
    input: {
      width: '100%',
      minHeight: 'field',
      py: 2,
      borderBottom: 'field',
      borderRadius: 0,
      fontSize: 'field',
      lineHeight: 1.5,
      '&:focus-visible': { outline: 'none', ...doubledLine(SPACE[2]), borderBottomColor: 'text' },
      '&[aria-invalid=true]': { ...doubledLine(SPACE[2]), borderBottomColor: 'sold' },
      '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: colourOf('text') },
    },
  },
} satisfies Theme & Record<'underlines', Record<string, ThemeUICSSObject>>;
