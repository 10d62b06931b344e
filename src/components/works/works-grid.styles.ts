import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

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

/** Two rows of the grid: the picture at the end of the first, the label in the second, hence one floor. */
export const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridColumn: 'var(--narrow)',
  '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '& > div > a > :last-of-type': { pb: 'row' },
  '&[data-alone=left]': { mr: '30%' },
  '&[data-alone=right]': { ml: '30%' },
  [FROM.columns6]: { gridColumn: 'var(--medium)', '&[data-alone]': { mx: 0 } },
  [FROM.columns12]: { gridColumn: 'var(--wide)' },
  '@media print': { gridColumn: 'var(--wide)', breakInside: 'avoid' },
};
