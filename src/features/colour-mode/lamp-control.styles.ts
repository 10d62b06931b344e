import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, move } from '../../theme/tokens';

const cone =
  'radial-gradient(ellipse 50% 88% at 50% 0, rgba(255,202,124,.235), rgba(255,192,110,.085) 32%, rgba(255,186,100,.035) 60%, transparent 88%)';
const coneEdges =
  'conic-gradient(from 108deg at 50% -6px, transparent, #000 42deg, #000 102deg, transparent 144deg)';

/** Strokes and fills of the drawing by day and in the evening, shared by every lamp of the house. */
export const lampColours: ThemeUICSSObject = {
  '& [data-part=cord]': { stroke: 'text' },
  '& [data-part=shade], & [data-part=bulb]': { stroke: 'text', fill: 'lampShade' },
  '.theme-ui-dark & [data-part=cord]': { stroke: 'muted' },
  '.theme-ui-dark & [data-part=shade]': { stroke: 'accent' },
  '.theme-ui-dark & [data-part=bulb]': { stroke: 'flame', fill: 'flame' },
};

/** The lamp and, in the evening, its cone of light (design page, 'Day and evening', 1). */
export const lampStyles: ThemeUICSSObject = {
  ...lampColours,
  position: 'absolute',
  top: 0,
  right: 92,
  width: 56,
  height: 100,
  cursor: 'pointer',
  '& svg': {
    position: 'absolute',
    left: 2,
    top: 0,
    width: 40,
    height: 72,
    maxWidth: 'none',
    overflow: 'visible',
    transition: move('transform', 'veil'),
  },
  '&:active svg': { transform: 'translateY(5px)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: 55,
    width: 420,
    height: 320,
    marginLeft: -210,
    pointerEvents: 'none',
    opacity: 0,
    transition: move('opacity', 'light'),
    background: cone,
    maskImage: coneEdges,
  },
  '.theme-ui-dark &::after': { opacity: 1 },
  [FROM.asymmetric]: {
    right: 'auto',
    left: 'calc(50% + var(--gutter) / 2)',
    marginLeft: -28,
    '& svg': { height: 84 },
    '&::after': { top: 64, width: 720, height: 520, marginLeft: -360 },
  },
};
