import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const picturesStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'gutter',
  alignItems: 'end',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', minWidth: 0 },
  '& > li[data-frame=tall]': { gridColumn: '4 / 13' },
  '& > li[data-frame=tall]:nth-of-type(even)': { gridColumn: '1 / 10' },
  [FROM.columns6]: {
    rowGap: 'row',
    '& > li[data-frame]:nth-of-type(n)': { gridColumn: 'var(--place)' },
  },
  '@media print': { '& > li': { breakInside: 'avoid' } },
};
