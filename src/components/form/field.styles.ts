import type { ThemeUICSSObject } from 'theme-ui';

export const fieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  minWidth: 0,
};

export const labelStyles: ThemeUICSSObject = { variant: 'text.cap', '& span': { color: 'muted' } };

/** A thicker line takes its pixel from the padding, so that nothing moves. */
const thickLine = (color: string): ThemeUICSSObject => ({
  borderBottomWidth: '2px',
  borderBottomColor: color,
  pb: '7px',
});

/** Text on a line, no box (design page, 'Fields'). */
export const inputStyles: ThemeUICSSObject = {
  width: '100%',
  minHeight: 'field',
  py: 2,
  borderBottom: '1px solid',
  borderBottomColor: 'field',
  borderRadius: 0,
  fontSize: 'field',
  lineHeight: 1.5,
  '&:focus-visible': { outline: 'none', ...thickLine('text') },
  '&[aria-invalid=true]': thickLine('sold'),
  // The browser's own tint of filled-in fields would lie on the paper like a label.
  '&:-webkit-autofill': {
    WebkitBackgroundClip: 'text',
    WebkitTextFillColor: 'var(--theme-ui-colors-text)',
  },
};

export const textAreaStyles: ThemeUICSSObject = {
  ...inputStyles,
  display: 'block',
  minHeight: 'calc(6em + 16px)',
  maxHeight: '60vh',
  resize: 'none',
  fieldSizing: 'content',
};

/** The triangle says 'error' without colour. */
export const errorStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: '.55em',
  alignItems: 'baseline',
  pt: '6px',
  color: 'sold',
  '&::before': {
    content: '""',
    flex: 'none',
    border: '5px solid transparent',
    borderTop: 0,
    borderBottom: '8px solid currentColor',
  },
};
