import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { move } from '../../theme/tokens';

/** The lamp takes clicks on itself alone; its cord reaches past the top edge of the window. */
export const lampStyles: ThemeUICSSObject = {
  variant: 'lights.lamp',
  position: 'absolute',
  zIndex: -1,
  left: 'calc(var(--lamp-x) - var(--lamp-radius))',
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .75)',
  width: 'calc(var(--lamp-radius) * 2)',
  cursor: 'pointer',
  transition: move('transform', 'veil'),
  '&:active': { transform: `translateY(${SIZES.lamp.pull})` },
  '& svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% - var(--lamp-radius) * .02)',
    height: '100svh',
    borderLeft: 'ink',
  },
  '.theme-ui-dark &::before': { borderColor: 'muted' },
};
