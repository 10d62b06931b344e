import type { Interpolation, Theme } from '@emotion/react';
import { SPACE } from '../space';
import { COLOURS, ms, REDUCED_MOTION } from '../tokens';

/**
 * What turns or grows while something is on its way; the line never reaches the end: the page comes first. Global CSS, so that no
 * script contains it: Emotion's `keyframes` would bring 0.8 kB to every page.
 */
export const COMING_STYLES: Interpolation<Theme> = {
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  '@keyframes search-turn': {
    from: { opacity: 1, transform: 'scale(.8)' },
    to: { opacity: 1, transform: 'scale(.8) rotate(1turn)' },
  },
  '@keyframes floor': { from: { transform: 'scaleX(0)' }, to: { transform: 'none' } },
  'html[data-coming] body::after': {
    content: '""',
    position: 'fixed',
    inset: `auto ${SPACE.margin} 0`,
    zIndex: 9,
    height: '2px',
    background: COLOURS.text,
    transformOrigin: 'left',
    pointerEvents: 'none',
    animation: `floor 12s cubic-bezier(.1, .8, .2, 1) ${ms('patience')} backwards`,
    [REDUCED_MOTION]: { animation: `floor 1ms step-end ${ms('patience')} backwards` },
  },
};
