import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../theme/tokens';

/** Paper to 74% of its height, then it melts over what passes beneath; only its controls take clicks. */
export const headerStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 20,
  height: 'header',
  overflowX: 'clip',
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  '&[data-solid=true]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(var(--theme-ui-colors-background) 74%, color-mix(in srgb, var(--theme-ui-colors-background) 0%, transparent))',
  },
  '@media print': { display: 'none' },
};

export const barStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 64,
  [FROM.asymmetric]: { height: 72 },
};
