import type { ThemeUICSSObject } from 'theme-ui';
import { titleStyles as listTitleStyles } from '../../components/list-page.styles';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const titleStyles: ThemeUICSSObject = {
  ...listTitleStyles,
  pb: 0,
  '& sup': {
    position: 'relative',
    top: '-.85em',
    color: 'muted',
    fontSize: '.42em',
    lineHeight: 0,
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    // What is gone is counted here, and not printed.
    '@media print': { display: 'none' },
  },
};

/** What there is to know before the works. */
export const wordsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  mt: 3,
  color: 'muted',
  textWrap: 'pretty',
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', letterSpacing: 0, color: 'text' },
  '& button': { variant: 'links.underlined', color: 'text' },
  '@media print': { display: 'none' },
};

export const emptyStyles: ThemeUICSSObject = {
  pt: 4,
  '& > p:first-of-type': { variant: 'text.lead', color: 'muted' },
  '& a': { variant: 'links.underlined' },
  '& p + p': { pt: 4 },
};

/** The one button, then what else there is to do. */
export const actionsStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '20px 28px',
  mt: 28,
  '& > a, & > button': { variant: 'buttons.primary' },
  '& > button[data-done=true]': { bg: 'surface', color: 'muted' },
  '& ul': { variant: 'text.cap', display: 'flex', flexWrap: 'wrap', gap: '4px 22px' },
  '& li > button, & li > a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
