import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** Three rows for each row of samples: what it shows, the pictures, which stand on one floor, and their labels. */
export const samplesStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'gutter',
  isolation: 'isolate',
  [FROM.twoColumns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    minWidth: 0,
    pb: 'row',
    '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
  '& li > p': { variant: 'text.note', pb: 2, color: 'muted' },
};
