import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf, move } from '../tokens';

/** px */
const SWITCH = { width: 46, height: 26, knob: 16, line: 1, gap: 4 } as const;
const SWITCH_WAY = SWITCH.width - 2 * (SWITCH.line + SWITCH.gap) - SWITCH.knob;

export const radioStyles: ThemeUICSSObject = {
  appearance: 'none',
  flex: 'none',
  width: '18px',
  height: '18px',
  border: 'field',
  borderRadius: '50%',
  cursor: 'inherit',
  // Forced colours remove background images such as this dot.
  forcedColorAdjust: 'none',
  '&:checked': {
    borderColor: 'text',
    backgroundImage: `radial-gradient(circle, ${colourOf('text')} 0 4.5px, transparent 5px)`,
  },
};

export const switchStyles: ThemeUICSSObject = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: `${SWITCH.width}px`,
  height: `${SWITCH.height}px`,
  border: 'field',
  borderRadius: `${SWITCH.height / 2}px`,
  cursor: 'inherit',
  transition: move('border-color', 'veil'),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: `${SWITCH.gap}px`,
    left: `${SWITCH.gap}px`,
    width: `${SWITCH.knob}px`,
    height: `${SWITCH.knob}px`,
    border: 'ink',
    borderRadius: '50%',
    transition: `${move('transform', 'veil')}, ${move('background-color', 'veil')}`,
  },
  '&:disabled::after': { borderColor: 'muted' },
  '&:checked': { borderColor: 'text' },
  '&:checked::after': {
    transform: `translateX(${SWITCH_WAY}px)`,
    bg: 'accent',
    borderColor: 'accent',
  },
};
