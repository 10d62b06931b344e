import type { ThemeUICSSObject } from 'theme-ui';

/** Names, dimensions and sizes in columns. */
export const hdStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 4,
  '& > ul': {
    variant: 'text.cap',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content) auto',
    columnGap: 'part',
    rowGap: 2,
    justifyContent: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    justifyItems: 'start',
  },
  '& li a': { variant: 'links.underlined' },
  '& li span': { variant: 'text.note', color: 'muted' },
};
