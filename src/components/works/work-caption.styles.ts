import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';

export const captionStyles: ThemeUICSSObject = { variant: 'text.cap', display: 'block', maxWidth: '34ch' };

export const captionTitleStyles: ThemeUICSSObject = {
  display: 'block',
  color: 'muted',
  // No date stands alone on a line of its own.
  textWrap: 'balance',
  '& i': {
    variant: 'text.workName',
    ...fadingUnderline('workName'),
    fontStyle: 'italic',
    lineHeight: 1.3,
    color: 'text',
  },
  'a:hover & i, a:focus-visible & i': UNDERLINED,
};

/** On one line, if it is no longer than that. */
export const captionDateStyles: ThemeUICSSObject = { display: 'inline-block', maxWidth: '100%' };

export const captionNoteStyles: ThemeUICSSObject = { variant: 'text.note', display: 'block', color: 'muted' };
