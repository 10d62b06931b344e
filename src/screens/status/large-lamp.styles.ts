import type { ThemeUICSSObject } from 'theme-ui';
import { lampColours } from '../../features/colour-mode/lamp-control.styles';
import { EVENING_MODE, move } from '../../theme/tokens';

/** Windows that are wide, but too low for a message under the lamp. */
export const LOW_WINDOW = '@media (min-width: 640px) and (max-height: 560px)';

/** Where the lamp hangs (design page, '11 404'): its middle, its foot and half its width. */
export const LAMP_PLACE = {
  phone: {
    '--lamp-x': '64vw',
    '--lamp-y': 'max(144px, min(48svh, 100svh - 400px))',
    '--lamp-radius': '112px',
  },
  wide: { '--lamp-x': '69vw', '--lamp-y': '56svh', '--lamp-radius': '190px' },
  low: { '--lamp-y': '40svh', '--lamp-radius': '84px' },
};

/** The lamp takes clicks on itself alone; its cord reaches past the top edge of the window. */
export const lampStyles: ThemeUICSSObject = {
  ...lampColours,
  position: 'absolute',
  zIndex: -1,
  left: 'calc(var(--lamp-x) - var(--lamp-radius))',
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .75)',
  width: 'calc(var(--lamp-radius) * 2)',
  cursor: 'pointer',
  transition: move('transform', 'veil'),
  '&:active': { transform: 'translateY(5px)' },
  '& svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% - var(--lamp-radius) * .02)',
    height: '100svh',
    borderLeft: '1px solid',
    borderColor: 'text',
  },
  '.theme-ui-dark &::before': { borderColor: 'muted' },
  '.theme-ui-dark &[data-broken=true]': {
    '& [data-part=shade]': { stroke: 'muted' },
    '& [data-part=bulb]': { stroke: 'muted', fill: 'background' },
  },
};

const light =
  'radial-gradient(ellipse 50% 74% at 50% 0, rgba(255,206,132,.44), rgba(255,192,108,.22) 32%, rgba(255,184,98,.07) 60%, transparent 90%)';
const edges =
  'conic-gradient(from 115deg at 50% calc(var(--lamp-radius) * -.474), transparent, #000 50deg, #000 80deg, transparent 130deg)';

/** The light of the evening, from the rim of the shade down to the message. */
export const beamStyles: ThemeUICSSObject = {
  position: 'absolute',
  zIndex: -2,
  left: 'calc(var(--lamp-x) - 1300px)',
  top: 'calc(var(--lamp-y) - var(--lamp-radius) * .115)',
  width: 2600,
  height: 900,
  pointerEvents: 'none',
  opacity: 0,
  transition: move('opacity', 'light'),
  background: light,
  maskImage: edges,
  [EVENING_MODE]: { opacity: 1 },
};
