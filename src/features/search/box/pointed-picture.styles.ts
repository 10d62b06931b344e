import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../../theme/sizes';
import { FROM, move } from '../../../theme/tokens';

/** Wide windows alone have a wall beside the results. */
export const pointedStyles: ThemeUICSSObject = {
  '--thumbnail': SIZES.searchRow.pointedHeight,
  display: 'none',
  maxWidth: 'searchRow.pointed',
  isolation: 'isolate',
  pointerEvents: 'none',
  '& > span': { transition: move('opacity', 'veil'), '@starting-style': { opacity: 0 } },
  [FROM.asymmetric]: { display: 'block' },
};
