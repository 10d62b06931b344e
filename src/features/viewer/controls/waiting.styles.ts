import type { ThemeUICSSObject } from 'theme-ui';

/** Over the page or, inside the viewer, over its picture. */
export const waitingStyles: ThemeUICSSObject = {
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'panel',
  '&:not(:empty)': { p: 1, bg: 'background', borderRadius: '50%' },
  'dialog &': { position: 'absolute', left: 3, bottom: 3 },
};
