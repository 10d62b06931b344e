import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', alignContent: 'end' },
  '& > li > span': { width: '100%' },
  '& h3': { variant: 'text.sub', pt: 'caption', textWrap: 'balance' },
  '& p': { variant: 'text.cap', color: 'muted', pb: 1, textWrap: 'pretty' },
  [FROM.asymmetric]: {
    '& > li:nth-of-type(odd)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(even)': { gridColumn: '8 / 13' },
    // A piece of news by itself: its words beside the picture, on the same floor.
    '& > li:only-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: '1fr auto auto',
      '& > *': { gridColumn: '8 / 13' },
      '& > span': { gridArea: '1 / 1 / 4 / 7' },
      '& > h3': { alignSelf: 'end' },
    },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 6', breakInside: 'avoid' } },
};
