import type { ThemeUICSSObject } from 'theme-ui';

/** Light spills past the edges of the window; hidden would break what is sticky inside. */
export const pageStyles: ThemeUICSSObject = { overflowX: 'clip' };

export const mainStyles: ThemeUICSSObject = {
  pt: 'header',
  minHeight: '100svh',
  '&[data-own-lamp]': { pt: 0 },
  '@media print': { pt: 0, minHeight: 0 },
};

export const skipStyles: ThemeUICSSObject = {
  position: 'fixed',
  top: 3,
  left: 'margin',
  zIndex: 'skip',
  px: 3,
  py: 2,
  bg: 'text',
  color: 'background',
  forcedColorAdjust: 'none',
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
};
