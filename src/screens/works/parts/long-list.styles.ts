import type { ThemeUICSSObject } from 'theme-ui';

export const previousStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  mb: 5,
  '& a': { variant: 'links.underlined' },
};

/** At the left, away from the search button. The ring that says one waits takes no room, so that nothing moves. */
export const moreStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > [role=status]': { position: 'relative', color: 'muted' },
  '& > [role=status] > span': { position: 'absolute', left: '100%', top: 0, ml: 3 },
  '& a': { variant: 'links.underlined' },
  '@media print': { '& a': { display: 'none' } },
};

export const failedStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  maxWidth: '62ch',
  pb: 2,
  textWrap: 'pretty',
};
