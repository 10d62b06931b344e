import type { ThemeUICSSObject } from 'theme-ui';
import { DARK_ROOM, VIGNETTE } from '../../../theme/lights';
import { move } from '../../../theme/tokens';

const whole: ThemeUICSSObject = { position: 'absolute', inset: 0, backgroundSize: '100% 100%' };

export const pictureStyles: ThemeUICSSObject = {
  ...whole,
  display: 'block',
  '&[data-seen=night]::after': { opacity: '0 !important' },
  '&[data-seen=dark][data-lamp]::after': { background: DARK_ROOM },
};

export const fileStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: 0,
  '&.pswp__img': { width: '100%', height: '100%', cursor: 'default', userSelect: 'none' },
  '[data-zoomed=true] &.pswp__img': { cursor: 'grab' },
  '[data-zoomed=true] &.pswp__img:active': { cursor: 'grabbing' },
};

/** The vignette merges the picture with the dark page; lamps and enlarged pictures have none. */
export const nightStyles: ThemeUICSSObject = {
  ...whole,
  opacity: 0,
  transition: move('opacity', 'light'),
  '&[data-lit=true]': { opacity: 1 },
  '[data-zoomed=false] :not([data-lamp]) > &::after': { ...whole, content: '""', background: VIGNETTE },
};
