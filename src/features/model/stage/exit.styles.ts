import type { ThemeUICSSObject } from 'theme-ui';

/** The way out of the visitor's room, over what the camera sees. */
export const exitStyles: ThemeUICSSObject = {
  '& [slot=exit-webxr-ar-button]': {
    variant: 'text.ui',
    position: 'absolute',
    top: 'env(safe-area-inset-top)',
    right: 0,
    p: 'margin',
    color: 'text',
    bg: 'background',
    pointerEvents: 'auto',
  },
};
