import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from './lines';
import { SPACE } from './space';
import { colourOf, move } from './tokens';

/** Text on a line, no box (design page, 'Fields'). */
const input: ThemeUICSSObject = {
  width: '100%',
  minHeight: 'field',
  py: 2,
  borderBottom: 'field',
  borderRadius: 0,
  fontSize: 'field',
  lineHeight: 1.5,
  '&:focus-visible': { outline: 'none', ...doubledLine(SPACE[2]), borderBottomColor: 'text' },
  '&[aria-invalid=true]': { ...doubledLine(SPACE[2]), borderBottomColor: 'sold' },
  // The browser's own tint of filled-in fields would lie on the paper like a label.
  '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: colourOf('text') },
};

/** px of the switch: what is left beside its knob, within its outline, is the way that the knob goes. */
const SWITCH = { width: 46, height: 26, knob: 16, line: 1, gap: 4 } as const;
const SWITCH_WAY = SWITCH.width - 2 * (SWITCH.line + SWITCH.gap) - SWITCH.knob;

/** Controls (design page, 'Fields'). */
export const formVariants = {
  label: { variant: 'text.cap', '& span': { color: 'muted' } },
  input,
  /** Four lines, and as many more as are written. */
  textarea: {
    ...input,
    display: 'block',
    minHeight: `calc(6em + 2 * ${SPACE[2]})`,
    maxHeight: '60vh',
    resize: 'none',
    fieldSizing: 'content',
  },
  /** The triangle says 'error' without colour. */
  error: {
    variant: 'text.cap',
    display: 'flex',
    gap: '.55em',
    alignItems: 'baseline',
    pt: 'touch',
    color: 'sold',
    '&::before': {
      content: '""',
      flex: 'none',
      border: '5px solid transparent',
      borderTop: 0,
      borderBottom: '8px solid currentColor',
      // Else its unseen sides are seen in the colours of a system, and it is a box.
      forcedColorAdjust: 'none',
    },
  },
  radio: {
    appearance: 'none',
    flex: 'none',
    width: '18px',
    height: '18px',
    border: 'field',
    borderRadius: '50%',
    cursor: 'inherit',
    // The system's colours would take the dot away, which is a picture to them.
    forcedColorAdjust: 'none',
    '&:checked': {
      borderColor: 'text',
      backgroundImage: `radial-gradient(circle, ${colourOf('text')} 0 4.5px, transparent 5px)`,
    },
  },
  /** Outlined and at the left when off, brass and at the right when on. */
  switch: {
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
  },
} satisfies Record<string, ThemeUICSSObject>;
