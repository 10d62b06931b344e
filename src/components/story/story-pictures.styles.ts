import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW, FROM } from '../../theme/tokens';

export const picturesStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'gutter',
  alignItems: 'end',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', minWidth: 0 },
  '& > li[data-frame=tall]': { gridColumn: '4 / 13' },
  '& > li[data-frame=tall]:nth-of-type(even)': { gridColumn: '1 / 10' },
  // On a phone they reach its edges, as the main picture does.
  [`@media screen and ${BELOW.columns6}`]: {
    '& > li': { mx: 'calc(-1 * var(--margin))' },
    '& > li[data-frame=tall]': { ml: 0 },
    '& > li[data-frame=tall]:nth-of-type(even)': { mr: 0, ml: 'calc(-1 * var(--margin))' },
  },
  [FROM.columns6]: {
    rowGap: 'row',
    '& > li[data-frame]:nth-of-type(n)': { gridColumn: 'var(--place)' },
  },
  '@media print': { '& > li': { breakInside: 'avoid' } },
};
