import { Global } from '@emotion/react';
import type { Interpolation, Theme } from '@emotion/react';
import { FONT_FACES } from './fonts/fonts';
import { FOCUS_RING } from './lines';
import { COMING_STYLES } from './styles/coming-styles';
import { PENDANT_STYLES } from './styles/pendant-styles';
import { PICTURE_STYLES } from './styles/picture-styles';
import { PRINT_STYLES } from './styles/print-styles';
import { READER_STYLES } from './styles/reader-styles';
import {
  ROOT_PROPERTIES,
  ROOT_PROPERTIES_PREVIEW,
  ROOT_PROPERTIES_PREVIEW_WIDE,
  ROOT_PROPERTIES_WIDE,
  SPACE,
} from './space';
import { textStyles } from './styles/text-styles';
import { COLOURS, EASING, FONTS, FONT_SIZES, FROM, ms } from './tokens';

const ROOT: Interpolation<Theme> = {
  html: {
    fontFamily: FONTS.sans,
    color: COLOURS.text,
    backgroundColor: COLOURS.background,
  },
};

const PREVIEWED = ':root:has([data-part=preview-bar])';

const RESET: Interpolation<Theme> = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: 0 },
  ':root': ROOT_PROPERTIES,
  [FROM.asymmetric]: { ':root': ROOT_PROPERTIES_WIDE },
  [PREVIEWED]: ROOT_PROPERTIES_PREVIEW,
  [FROM.columns6]: { [PREVIEWED]: ROOT_PROPERTIES_PREVIEW_WIDE },
  html: {
    WebkitTextSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPaddingTop: `calc(var(--header) + ${SPACE[3]})`,
  },
  'html.theme-ui-dark': { colorScheme: 'dark' },
  // A view transition blocks clicks unless told otherwise.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': {
    animationDuration: ms('light'),
    animationTimingFunction: EASING,
  },
  'html[data-turning] *, html[data-turning] *::before, html[data-turning] *::after': {
    transition: 'none !important',
  },
  body: {
    fontSize: FONT_SIZES.ui,
    lineHeight: textStyles.ui.lineHeight,
    letterSpacing: textStyles.ui.letterSpacing,
    // Long words of a catalogue must not widen their column.
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  'button, input, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
  },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'h1, h2, h3, h4': { fontWeight: 400, fontSize: 'inherit', lineHeight: 'inherit' },
  ':focus-visible': FOCUS_RING,
  'h1:focus, main:focus': { outline: 'none' },
};

export function GlobalStyles() {
  return (
    <>
      <Global styles={ROOT} />
      <Global styles={FONT_FACES} />
      <Global styles={RESET} />
      <Global styles={PENDANT_STYLES} />
      <Global styles={COMING_STYLES} />
      <Global styles={PICTURE_STYLES} />
      <Global styles={READER_STYLES} />
      <Global styles={PRINT_STYLES} />
    </>
  );
}
