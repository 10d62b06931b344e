import type { Interpolation, Theme } from '@emotion/react';
import { SPACE } from '../space';
import { COLOURS, ms, REDUCED_MOTION } from '../tokens';

/** The line never reaches the end: the page comes first. Global CSS, so that no script contains it. */
export const COMING_STYLES: Interpolation<Theme> = {
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
