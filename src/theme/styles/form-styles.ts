import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../lines';
import { SPACE } from '../space';
import { colourOf } from '../tokens';

/** No variants of the theme, which every page loads: most pages have no form. */
export const labelStyles: ThemeUICSSObject = { variant: 'text.cap', '& span': { color: 'muted' } };

export const inputStyles: ThemeUICSSObject = {
  width: '100%',
  minHeight: 'field',
  py: 2,
  borderBottom: 'field',
  borderRadius: 0,
  fontSize: 'field',
  lineHeight: 1.5,
  // The button inside a field for a date has the focus of its own, which the field does not match.
  '&:focus-visible, &:focus-within:not(:focus)': {
    outline: 'none',
    ...doubledLine(SPACE[2]),
    borderBottomColor: 'text',
  },
  '&[aria-invalid=true]': { ...doubledLine(SPACE[2]), borderBottomColor: 'sold' },
  // Hides the browser's background colour of autofilled fields.
  '&:-webkit-autofill': { WebkitBackgroundClip: 'text', WebkitTextFillColor: colourOf('text') },
};

export const textAreaStyles: ThemeUICSSObject = {
  ...inputStyles,
  display: 'block',
  minHeight: `calc(6em + 2 * ${SPACE[2]})`,
  maxHeight: '60vh',
  resize: 'none',
  fieldSizing: 'content',
};
