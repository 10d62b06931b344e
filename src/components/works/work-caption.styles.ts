import type { ThemeUICSSObject } from 'theme-ui';

export const captionStyles: ThemeUICSSObject = { variant: 'text.cap', display: 'block', maxWidth: '34ch' };

export const captionTitleStyles: ThemeUICSSObject = {
  display: 'block',
  color: 'muted',
  textWrap: 'pretty',
  '& i': {
    variant: 'text.workName',
    fontStyle: 'italic',
    lineHeight: 1.3,
    color: 'text',
  },
  'a:hover & i': { variant: 'underlines.workName' },
};

export const captionNoteStyles: ThemeUICSSObject = { variant: 'text.note', display: 'block', color: 'muted' };
