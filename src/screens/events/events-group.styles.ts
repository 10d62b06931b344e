import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const groupStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 4,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > h2': { variant: 'text.label', gridColumn: '1 / -1' },
  [FROM.asymmetric]: {
    '& > h2': { gridArea: '1 / 1 / 2 / 4' },
    '& > ul': { gridColumn: '4 / 13' },
  },
};

export const leadStyles: ThemeUICSSObject = { pb: 'row', [FROM.asymmetric]: { gridRow: 1 } };

export const figuresStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  '& > li': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gridColumn: '1 / -1',
    minWidth: 0,
    pb: 5,
  },
  [FROM.columns6]: {
    '& > li': { pb: 'row' },
    '& > li:nth-of-type(4n + 1)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(4n + 2)': { gridColumn: '7 / 10' },
    '& > li:nth-of-type(4n + 3)': { gridColumn: '1 / 5' },
    '& > li:nth-of-type(4n + 4)': { gridColumn: '5 / 10' },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 4' } },
};
