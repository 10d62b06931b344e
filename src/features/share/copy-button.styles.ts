import type { ThemeUICSSObject } from 'theme-ui';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

/** The message takes the place of the button's word, which has room for it: nothing moves or is covered. */
export const copyButtonStyles: ThemeUICSSObject = {
  display: 'inline-grid',
  // In large letters the word breaks where the longer message has no room.
  gridTemplateColumns: 'minmax(0, max-content)',
  justifyItems: 'start',
  maxWidth: '100%',
  '& > button, & > [role=status], &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-note)', visibility: 'hidden', whiteSpace: 'nowrap' },
  // The button keeps the focus, so that its ring surrounds the message.
  '&:has(> [role=status]:not(:empty)) > button': {
    justifySelf: 'stretch',
    color: 'transparent',
    borderColor: 'transparent',
    forcedColorAdjust: 'none',
  },
  '&:has(textarea)': { display: 'grid', width: '100%', maxWidth: 'controls' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '@media print': { display: 'none' },
};

export const noteStyles: ThemeUICSSObject = {
  py: 1,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  color: 'muted',
  pointerEvents: 'none',
};

export const copyFieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'lines',
  width: '100%',
  mt: 2,
  '& label': { variant: 'text.cap' },
  // No form's styles, which the pages that have this button do without.
  '& textarea': {
    display: 'block',
    width: '100%',
    maxHeight: '60vh',
    py: 2,
    borderBottom: 'field',
    fontSize: 'cap',
    lineHeight: 1.5,
    resize: 'none',
    overflowWrap: 'anywhere',
  },
};
