import type { ThemeUICSSObject } from 'theme-ui';
import { move } from '../../../theme/tokens';

const whole: ThemeUICSSObject = { position: 'absolute', inset: 0, backgroundSize: '100% 100%' };

export const pictureStyles: ThemeUICSSObject = whole;

/** One file over another, all of them as large as the picture. */
export const fileStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: 0,
  '&.pswp__img': { width: '100%', height: '100%', cursor: 'default', userSelect: 'none' },
  '[data-zoomed=true] &.pswp__img': { cursor: 'grab' },
  '[data-zoomed=true] &.pswp__img:active': { cursor: 'grabbing' },
};

/** The lamp goes on when its file is there, and goes out at once, both in the time that all light takes. */
export const nightStyles: ThemeUICSSObject = {
  ...whole,
  opacity: 0,
  transition: move('opacity', 'light'),
  '&[data-lit=true]': { opacity: 1 },
};
