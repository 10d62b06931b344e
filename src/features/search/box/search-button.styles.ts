import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../../theme/space';
import { move, ms, REDUCED_MOTION } from '../../../theme/tokens';

const placeStyles: ThemeUICSSObject = {
  position: 'fixed',
  right: `calc(${SPACE.margin} - ${SPACE[2]})`,
  bottom: 'windowFoot',
  zIndex: 'search',
  width: 'search.button',
  height: 'search.button',
  borderRadius: '50%',
  '@media print': { display: 'none' },
};

export const roundButtonStyles: ThemeUICSSObject = {
  ...placeStyles,
  display: 'grid',
  placeItems: 'center',
  bg: 'text',
  color: 'background',
  cursor: 'pointer',
  transition: move('transform', 'quick'),
  '& svg': { width: 'search.sign', height: 'search.sign' },
};

export const waitingStyles: ThemeUICSSObject = {
  ...placeStyles,
  border: 'stroke',
  borderColor: 'transparent',
  borderTopColor: 'background',
  forcedColorAdjust: 'none',
  opacity: 0,
  animation: `search-turn ${ms('turn')} ${ms('patience')} linear infinite`,
  pointerEvents: 'none',
  [REDUCED_MOTION]: { opacity: 1 },
};
