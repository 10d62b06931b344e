import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../lines';
import { SPACE } from '../space';
import { colourOf } from '../tokens';

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
  // Hides the browser's background colour of autofilled fields.
  '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: colourOf('text') },
};

export const formVariants = {
  label: { variant: 'text.cap', '& span': { color: 'muted' } },
  input,
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
      // Forced colours would draw the triangle's transparent borders as a box.
      forcedColorAdjust: 'none',
    },
  },
} satisfies Record<string, ThemeUICSSObject>;
