import { Global, type Interpolation, type Theme } from '@emotion/react';
import { GlobalStyles } from '../../src/theme/global-styles';
import { CONE } from '../../src/theme/lights';
import { ROOT_MEASURES } from './measures';
import { theme } from './theme';

const STYLES: Interpolation<Theme> = {
  body: { fontSize: theme.fontSizes.ui, overflowX: 'clip' },
  'html, body': { minHeight: '100svh' },
  // What one writes is seen above the floor, and below what heads the form.
  html: { scrollPaddingBottom: 'calc(var(--desk-floor) + 24px)' },
  'i, em': { fontFamily: theme.fonts.serif, fontStyle: 'italic', fontSize: '1.0625em', letterSpacing: 0 },
  select: { font: 'inherit', color: 'inherit', background: 'none', border: 0, borderRadius: 0 },
  // Behind the words of a lamp, so no lighter than the site's own light.
  '[data-pendant=small]::after': {
    background: CONE.background,
    opacity: 0,
  },
  '.theme-ui-dark [data-pendant=small]::after': { opacity: 0.85 },
  '@keyframes desk-appear': { to: { opacity: 1 } },
};

export function DeskStyles() {
  return (
    <>
      <GlobalStyles />
      <Global styles={ROOT_MEASURES as Interpolation<Theme>} />
      <Global styles={STYLES} />
    </>
  );
}
