import type { ThemeUICSSObject } from 'theme-ui';
import { FORCED_COLOURS, FROM, move } from '../../theme/tokens';

export const overlayStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'panel',
  bg: 'scrim',
  transition: move('background-color', 'panel'),
  '@starting-style': { bg: 'transparent' },
  '@media print': { display: 'none' },
};

export const panelStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '100%',
  maxWidth: 'dialog',
  px: 'margin',
  pb: 'panelFoot',
  bg: 'surface',
  color: 'text',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: move('transform', 'panel'),
  '@starting-style': { transform: 'translateX(100%)' },
  '&:focus': { outline: 'none' },
  [FORCED_COLOURS]: { borderLeft: 'ink' },
  [FROM.asymmetric]: { pl: 'dialog.inset' },
};

export const topStyles: ThemeUICSSObject = {
  variant: 'layout.bar',
  justifyContent: 'flex-end',
  '& button': { variant: 'text.bar', cursor: 'pointer' },
};
