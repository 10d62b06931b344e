import type { ThemeUICSSObject } from 'theme-ui';
import { eveningLight } from './lights';
import { WIDE_WINDOW } from './tokens';

const HERO_SPILL =
  'radial-gradient(ellipse 120vw 420px at 60vw 300px, rgba(255,188,104,.28), rgba(255,180,96,.10) 50%, transparent 78%)';
const HERO_SPILL_WIDE =
  'radial-gradient(ellipse 50vw 62vh at 72vw 56%, rgba(255,192,112,.34), rgba(255,182,98,.17) 36%, rgba(255,176,92,.065) 62%, rgba(255,176,92,.02) 80%, transparent 94%)';

export const heroLight: ThemeUICSSObject = {
  ...eveningLight,
  inset: '0 0 -200px',
  zIndex: -1,
  background: HERO_SPILL,
  '&:has(+ div [data-light=off])': { opacity: 0 },
  '&:has(+ div [data-light=on])': { opacity: 1 },
  [WIDE_WINDOW]: { inset: '-96px calc((100% - 100vw) / 2) -260px', background: HERO_SPILL_WIDE },
  '@media print': { display: 'none' },
};
