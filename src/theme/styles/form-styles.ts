import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../lines';
import { SPACE } from '../space';
import { colourOf } from '../tokens';

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
} satisfies Record<string, ThemeUICSSObject>;
