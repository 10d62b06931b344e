import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';
import { FROM } from '../../theme/tokens';

export const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 6,
  alignItems: 'end',
  '& a': { display: 'block' },
  '& [data-name]': { variant: 'text.sub', ...fadingUnderline('sub'), display: 'block', pt: 'caption' },
  '& [data-life]': {
    variant: 'text.cap',
    display: 'block',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover [data-name]': UNDERLINED,
  '& > :nth-of-type(1)': { gridColumn: '1 / 10' },
  '& > :nth-of-type(2)': { gridColumn: '1 / 7' },
  '& > :nth-of-type(3)': { gridColumn: '7 / 13' },
  [FROM.asymmetric]: {
    '& > :nth-of-type(1)': { gridColumn: '1 / 5' },
    '& > :nth-of-type(2)': { gridColumn: '6 / 9' },
    '& > :nth-of-type(3)': { gridColumn: '10 / 13' },
  },
  '@media print': { '& > :nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' } },
};
