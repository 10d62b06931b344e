import type { ThemeUICSSObject } from 'theme-ui';

export const previousStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  mb: 5,
  '& a': { variant: 'links.underlined' },
};

/** At the left, away from the search button. */
export const moreStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& span': { color: 'muted' },
  '& a': { variant: 'links.underlined' },
  '@media print': { '& a': { display: 'none' } },
};
