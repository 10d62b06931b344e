import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', alignContent: 'end' },
  '& > li > span': { width: '100%' },
  '& h3': { variant: 'text.sub', pt: 'caption' },
  '& p': { variant: 'text.cap', color: 'muted', pb: 1 },
  [FROM.asymmetric]: {
    '& > li:nth-of-type(odd)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(even)': { gridColumn: '8 / 13' },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 6', breakInside: 'avoid' } },
};
