import type { ThemeUICSSObject } from 'theme-ui';
import { DURATION, EASING, EVENING_MODE, FORCED_COLOURS, move, ms } from './tokens';

/** The light of a lamp on the wall behind its picture, from its middle to the edge. */
export const SPILL =
  'radial-gradient(ellipse closest-side at 50% 55%, rgba(255,190,106,.30), rgba(255,184,100,.16) 45%, rgba(255,180,96,.07) 66%, rgba(255,178,94,.02) 84%, transparent)';

/** What is left of a picture by day in the light of one lamp, which reaches its middle: blacks stay black. */
export const LAMPLIGHT = 'radial-gradient(ellipse 85% 80% at 50% 45%, #CDB48E, #6A5943 55%, #1F1913)';

/** The same where no lamp is lit. */
export const DARK_ROOM = 'radial-gradient(ellipse 110% 105% at 50% 45%, #4E4943, #26231F)';

/** The dark of the page over the edges of a picture. */
export const VIGNETTE =
  'radial-gradient(ellipse 72% 72%, transparent 50%, rgba(20,18,16,.5) 74%, rgba(20,18,16,.88))';

/** `transition` of a light that its own switch turns on: within its time it waits for the knob, and for the day to fall. */
export const LIT = `opacity ${DURATION.light - DURATION.veil}ms ${EASING} ${ms('veil')}`;

/** The light of the header's lamp, from the rim of its shade: its middle is the lamp's. */
export const CONE = {
  background:
    'radial-gradient(ellipse 50% 88% at 50% 0, rgba(255,202,124,.235), rgba(255,192,110,.085) 32%, rgba(255,186,100,.035) 60%, transparent 88%)',
  maskImage:
    'conic-gradient(from 108deg at 50% -6px, transparent, #000 42deg, #000 102deg, transparent 144deg)',
  /** px; the larger lamp stands where pages are asymmetric. */
  small: { top: 55, width: 420, height: 320 },
  large: { top: 64, width: 720, height: 520 },
} as const;

/** The light of the large lamp. */
export const BEAM = {
  background:
    'radial-gradient(ellipse 50% 74% at 50% 0, rgba(255,206,132,.44), rgba(255,192,108,.22) 32%, rgba(255,184,98,.07) 60%, transparent 90%)',
  maskImage:
    'conic-gradient(from 115deg at 50% calc(var(--lamp-radius) * -.474), transparent, #000 50deg, #000 80deg, transparent 130deg)',
} as const;

/** Light stops no click, and comes on in the evening, slower than anything else moves. */
export const eveningLight: ThemeUICSSObject = {
  position: 'absolute',
  pointerEvents: 'none',
  opacity: 0,
  transition: move('opacity', 'light'),
  [EVENING_MODE]: { opacity: 1 },
  // On a system's own ground light is a stain.
  [FORCED_COLOURS]: { display: 'none' },
};

/** Where the large lamp hangs (design page, '11 404'): its middle, its foot and half its width. */
export const LAMP_PLACE = {
  phone: {
    '--lamp-x': '64vw',
    '--lamp-y': 'max(144px, min(48svh, 100svh - 400px))',
    '--lamp-radius': 'min(112px, 30vw)',
  },
  wide: { '--lamp-x': '69vw', '--lamp-y': '56svh', '--lamp-radius': '190px' },
  low: { '--lamp-y': '40svh', '--lamp-radius': '84px' },
} as const;
