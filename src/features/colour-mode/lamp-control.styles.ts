import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FROM, move } from '../../theme/tokens';

/** The lamp and, in the evening, its cone of light (design page, 'Day and evening', 1). */
export const lampStyles: ThemeUICSSObject = {
  variant: 'lights.lamp',
  position: 'absolute',
  top: 0,
  right: 'lamp.right',
  width: 'lamp.width',
  height: 'lamp.height',
  cursor: 'pointer',
  '& svg': {
    position: 'absolute',
    left: 2,
    top: 0,
    width: 'lamp.drawingWidth',
    height: 'lamp.drawingHeight',
    maxWidth: 'none',
    overflow: 'visible',
    transition: move('transform', 'veil'),
  },
  '&:active svg': { transform: `translateY(${SIZES.lamp.pull})` },
  '&::after': { variant: 'lights.cone' },
  [FROM.asymmetric]: {
    right: 'auto',
    left: `calc(50% + ${SPACE.gutter} / 2)`,
    ml: `calc(${SIZES.lamp.width} / -2)`,
    '& svg': { height: 'lamp.drawingHeightWide' },
  },
};
