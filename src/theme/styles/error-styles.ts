import type { ThemeUICSSObject } from 'theme-ui';

/** The triangle says 'error' without colour. */
export const errorStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: '.55em',
  alignItems: 'baseline',
  pt: 'touch',
  color: 'sold',
  '&::before': {
    content: '""',
    flex: 'none',
    border: '5px solid transparent',
    borderTop: 0,
    borderBottom: '8px solid currentColor',
    // Forced colours would draw the triangle's transparent borders as a box.
    forcedColorAdjust: 'none',
  },
};
