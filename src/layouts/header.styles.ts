import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../theme/space';

/** Over what passes beneath; only its controls take clicks. */
export const headerStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: `${SPACE.ceiling} 0 auto`,
  zIndex: 'header',
  height: 'headerBar',
  overflowX: 'clip',
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  '&[data-solid=true]::before': { variant: 'layout.meltingPaper' },
  '@media print': { display: 'none' },
};

export const barStyles: ThemeUICSSObject = { variant: 'layout.pageBar', justifyContent: 'space-between' };
