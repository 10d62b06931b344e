import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW, FROM, SMALL_PHONE } from '../../theme/tokens';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  columnGap: 'gutter',
  rowGap: 0,
  isolation: 'isolate',
  gridTemplateColumns: columns(2),
  [FROM.columns6]: { gridTemplateColumns: columns(6) },
  [FROM.columns12]: { gridTemplateColumns: columns(12) },
  '@media print': { gridTemplateColumns: columns(12) },
};

/** Pictures end and labels begin at the same grid line, whatever their heights. */
export const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridColumn: 'var(--narrow)',
  pb: 'row',
  '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  [`@media screen and ${BELOW.columns6}`]: {
    '&[data-narrow=left]': { mr: '30%' },
    '&[data-narrow=right]': { ml: '30%' },
  },
  // On the first screen the words stand beside the search button, which steps aside for the mark alone.
  [SMALL_PHONE]: {
    '[data-first] > &:first-of-type[data-narrow=wide] > div > a > :last-of-type': { pr: 'clearOfSearch' },
  },
  [FROM.columns6]: { gridColumn: 'var(--medium)' },
  [FROM.columns12]: { gridColumn: 'var(--wide)' },
  '@media print': { gridColumn: 'var(--wide)', breakInside: 'avoid' },
};
