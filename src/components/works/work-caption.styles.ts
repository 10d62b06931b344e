import type { ThemeUICSSObject } from 'theme-ui';

export const captionStyles: ThemeUICSSObject = { variant: 'text.cap', display: 'block', maxWidth: '34ch' };

export const captionTitleStyles: ThemeUICSSObject = {
  display: 'block',
  color: 'muted',
  textWrap: 'pretty',
  '& i': {
    fontFamily: 'serif',
    fontStyle: 'italic',
    fontSize: '1.0625em',
    lineHeight: 1.3,
    letterSpacing: 0,
    color: 'text',
  },
  'a:hover & i': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.18em',
  },
};

export const captionNoteStyles: ThemeUICSSObject = { variant: 'text.note', display: 'block', color: 'muted' };
