import type { ThemeUICSSObject } from 'theme-ui';
import { DARK_ROOM, VIGNETTE } from '../../../theme/lights';
import { move } from '../../../theme/tokens';

const whole: ThemeUICSSObject = { position: 'absolute', inset: 0, backgroundSize: '100% 100%' };

/** In the evening without one of its own it stands in the light of a lamp; a lamp that was put out, in the dark. */
export const pictureStyles: ThemeUICSSObject = {
  ...whole,
  display: 'block',
  '&[data-seen=night]::after': { opacity: '0 !important' },
  '&[data-seen=dark][data-lamp]::after': { background: DARK_ROOM },
};

/** One file over another, all of them as large as the picture. */
export const fileStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: 0,
  '&.pswp__img': { width: '100%', height: '100%', cursor: 'default', userSelect: 'none' },
  '[data-zoomed=true] &.pswp__img': { cursor: 'grab' },
  '[data-zoomed=true] &.pswp__img:active': { cursor: 'grabbing' },
};

/**
 * The lamp goes on when its file is there, and goes out at once, both in the time that all light takes. What is seen whole
 * and is no lamp goes down into the dark of the page at its edges.
 */
export const nightStyles: ThemeUICSSObject = {
  ...whole,
  opacity: 0,
  transition: move('opacity', 'light'),
  '&[data-lit=true]': { opacity: 1 },
  '[data-zoomed=false] :not([data-lamp]) > &::after': { ...whole, content: '""', background: VIGNETTE },
};
