import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { move } from '../../theme/tokens';

/** A large target around a small sign; the ring of the focus stays clear of the picture above. */
export const markStyles: ThemeUICSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  color: 'muted',
  cursor: 'pointer',
  transition: move('color', 'quick'),
  '&[data-sign=check]': { color: 'accent' },
  // A finger leaves its hover behind, which would hide the change.
  '@media (hover: hover)': { '&:hover': { color: 'text' } },
  '&:focus-visible': { color: 'text', outlineOffset: `-${SPACE.touch}` },
  '& svg': { width: 'mark.drawing', height: 'mark.drawing' },
  '@media print': { display: 'none' },
};
