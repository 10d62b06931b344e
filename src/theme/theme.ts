import type { Theme, ThemeUICSSObject } from 'theme-ui';
import { pictureVariants } from './picture-styles';
import { textStyles } from './text-styles';
import { DAY, DURATION, EVENING, EVENING_MODE, FONTS, FONT_SIZES, FROM, move, SIZES, SPACE } from './tokens';

const underline = {
  borderBottom: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  transition: `border-color ${DURATION.quick}ms`,
  '&:hover': { borderBottomColor: 'currentColor' },
};

/**
 * The theme that every component styles itself from. Colour modes are applied by our own provider
 * (features/colour-mode): theme-ui's stored 'system' forgets the visitor's choice.
 */
export const theme = {
  config: {
    initialColorModeName: 'light',
    useColorSchemeMediaQuery: false,
    useLocalStorage: false,
    useBorderBox: true,
  },
  colors: { ...DAY, modes: { dark: EVENING } },
  fonts: FONTS,
  fontSizes: FONT_SIZES,
  fontWeights: { light: 300, normal: 400 },
  space: SPACE as Theme['space'],
  sizes: SIZES,
  text: textStyles,
  pictures: pictureVariants,
  links: {
    plain: { color: 'inherit', textDecoration: 'none' },
    underlined: {
      ...underline,
      display: 'inline-block',
      py: 1,
      color: 'inherit',
      lineHeight: 1.3,
      textDecoration: 'none',
      background: 'none',
      cursor: 'pointer',
    },
    /** On paper a link to another site is worth its address. */
    elsewhere: {
      variant: 'links.underlined',
      '@media print': {
        borderBottom: 0,
        overflowWrap: 'anywhere',
        '&::after': { content: '" (" attr(href) ")"' },
      },
    },
    reading: {
      color: 'inherit',
      textDecorationThickness: '1px',
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
      px: 34,
      borderRadius: 0,
      bg: 'button',
      color: 'background',
      letterSpacing: '.02em',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: move('background-color', 'quick'),
      '&:hover': { bg: 'buttonHover' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
  },
  layout: {
    page: { width: '100%', maxWidth: 'page', mx: 'auto', px: 'margin' },
    grid: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: 'gutter' },
    section: { pt: 'section' },
    label: { variant: 'text.label', gridColumn: '1 / -1', [FROM.asymmetric]: { gridColumn: '1 / 5' } },
    visuallyHidden: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
      '@media print': { display: 'none' },
    },
  },
  styles: {
    // On html: a font size here would change what 1rem is.
    root: { fontFamily: 'sans', bg: 'background', color: 'text' },
    wordmarkLights: { fontWeight: 'normal', [EVENING_MODE]: { color: 'accent' } },
  },
} satisfies Theme & { pictures: Record<string, ThemeUICSSObject> };
