import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, move } from '../theme/tokens';

export const overlayStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 31,
  bg: 'scrim',
  transition: move('background-color', 'panel'),
  '@starting-style': { bg: 'transparent' },
  '@media print': { display: 'none' },
};

/** Slides in from the right, as the menu does. */
export const panelStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'dialog',
  px: 'margin',
  pb: 'calc(32px + env(safe-area-inset-bottom))',
  bg: 'surface',
  color: 'text',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: move('transform', 'panel'),
  '@starting-style': { transform: 'translateX(100%)' },
  '&:focus': { outline: 'none' },
  [FROM.asymmetric]: { pl: 56 },
};

export const topStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 64,
  [FROM.asymmetric]: { height: 72 },
  '& button': {
    variant: 'text.ui',
    py: 12,
    lineHeight: 1,
    letterSpacing: '.02em',
    cursor: 'pointer',
  },
};
