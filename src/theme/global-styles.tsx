import { Global } from '@emotion/react';
import type { Interpolation, Theme } from '@emotion/react';
import { FONT_FACES } from './fonts';
import { PRINT_STYLES } from './print-styles';
import { textStyles } from './text-styles';
import { FONT_SIZES, FROM, REDUCED_MOTION, ROOT_PROPERTIES, ROOT_PROPERTIES_WIDE } from './tokens';

const RESET: Interpolation<Theme> = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: 0 },
  ':root': ROOT_PROPERTIES,
  [FROM.asymmetric]: { ':root': ROOT_PROPERTIES_WIDE },
  html: {
    WebkitTextSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPaddingTop: 'calc(var(--header) + 16px)',
  },
  'html.theme-ui-dark': { colorScheme: 'dark' },
  body: {
    fontSize: FONT_SIZES.ui,
    lineHeight: textStyles.ui.lineHeight,
    letterSpacing: textStyles.ui.letterSpacing,
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
  ':focus-visible': { outline: '2px solid var(--theme-ui-colors-text)', outlineOffset: '3px' },
  'h1:focus, main:focus': { outline: 'none' },
  [REDUCED_MOTION]: {
    '*, *::before, *::after': {
      transitionDuration: '0s !important',
      animationDuration: '0s !important',
    },
  },
};

/** Font faces, reset and root properties of every page. */
export function GlobalStyles() {
  return (
    <>
      <Global styles={FONT_FACES} />
      <Global styles={RESET} />
      <Global styles={PRINT_STYLES} />
    </>
  );
}
