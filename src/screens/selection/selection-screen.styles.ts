import type { ThemeUICSSObject } from 'theme-ui';
import { titleStyles as listTitleStyles } from '../../layouts/list-page.styles';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const titleStyles: ThemeUICSSObject = {
  ...listTitleStyles,
  pb: 0,
  '& sup': {
    variant: 'text.superior',
    color: 'muted',
    // Gone works are counted here, but not printed.
    '@media print': { display: 'none' },
  },
};

export const wordsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  mt: 3,
  color: 'muted',
  textWrap: 'pretty',
  '& i': { variant: 'text.workName', color: 'text' },
  '& button': { variant: 'links.underlined', color: 'text' },
  '@media print': { display: 'none' },
};

export const emptyStyles: ThemeUICSSObject = {
  pt: 4,
  '& > p:first-of-type': { variant: 'text.lead', color: 'muted' },
  '& a': { variant: 'links.underlined' },
  '& p + p': { pt: 4 },
};

export const actionsStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 'controls',
  columnGap: 'part',
  mt: 'part',
  '& > a, & > button': { variant: 'buttons.primary' },
  '& > button[data-done=true]': { bg: 'surface', color: 'muted' },
  '& ul': { variant: 'layout.linkRow' },
  '& li > button, & li > a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
