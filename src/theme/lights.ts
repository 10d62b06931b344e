import type { ThemeUICSSObject } from 'theme-ui';
import { DURATION, EASING, EVENING_MODE, FORCED_COLOURS, move, ms } from './tokens';

export const SPILL =
  'radial-gradient(ellipse closest-side at 50% 55%, rgba(255,190,106,.30), rgba(255,184,100,.16) 45%, rgba(255,180,96,.07) 66%, rgba(255,178,94,.02) 84%, transparent)';

/** Where a stage ends, light has faded: slowly at first, else the fading would be seen to begin. */
export const FADED_ASIDE =
  'linear-gradient(to right, transparent, rgba(0,0,0,.2) 7%, rgba(0,0,0,.5) 15%, rgba(0,0,0,.8) 23%, rgba(0,0,0,.95) 30%, #000 36%, #000 64%, rgba(0,0,0,.95) 70%, rgba(0,0,0,.8) 77%, rgba(0,0,0,.5) 85%, rgba(0,0,0,.2) 93%, transparent)';

/** For a picture by day: it keeps blacks black. */
export const LAMPLIGHT = 'radial-gradient(ellipse 85% 80% at 50% 45%, #CDB48E, #6A5943 55%, #1F1913)';

export const DARK_ROOM = 'radial-gradient(ellipse 110% 105% at 50% 45%, #4E4943, #26231F)';

export const VIGNETTE =
  'radial-gradient(ellipse 72% 72%, transparent 50%, rgba(20,18,16,.5) 74%, rgba(20,18,16,.88))';

export const LIT = `opacity ${DURATION.light - DURATION.veil}ms ${EASING} ${ms('veil')}`;

export const CONE = {
  background:
    'radial-gradient(ellipse 50% 88% at 50% 0, rgba(255,202,124,.235), rgba(255,192,110,.085) 32%, rgba(255,186,100,.035) 60%, transparent 88%)',
  maskImage:
    'conic-gradient(from 108deg at 50% -6px, transparent, #000 42deg, #000 102deg, transparent 144deg)',
  /** px; the large lamp is for asymmetric pages. */
  small: { top: 55, width: 420, height: 320 },
  large: { top: 64, width: 720, height: 520 },
} as const;

export const BEAM = {
  background:
    'radial-gradient(ellipse 50% 74% at 50% 0, rgba(255,206,132,.44), rgba(255,192,108,.22) 32%, rgba(255,184,98,.07) 60%, transparent 90%)',
  maskImage:
    'conic-gradient(from 115deg at 50% calc(var(--lamp-radius) * -.474), transparent, #000 50deg, #000 80deg, transparent 130deg)',
} as const;

/** Never catches clicks; the slowest transition of the site. */
export const eveningLight: ThemeUICSSObject = {
  position: 'absolute',
  pointerEvents: 'none',
  opacity: 0,
  transition: move('opacity', 'light'),
  [EVENING_MODE]: { opacity: 1 },
  // On a system's own background the light looks like a stain.
  [FORCED_COLOURS]: { display: 'none' },
};

/** Centre, foot and half of the width (design page, '11 404'). */
export const LAMP_PLACE = {
  phone: {
    '--lamp-x': '64vw',
    '--lamp-y': 'max(144px, min(48svh, 100svh - 400px))',
    '--lamp-radius': 'min(112px, 30vw)',
  },
  wide: { '--lamp-x': '69vw', '--lamp-y': '56svh', '--lamp-radius': '190px' },
  low: { '--lamp-y': '40svh', '--lamp-radius': '84px' },
} as const;
