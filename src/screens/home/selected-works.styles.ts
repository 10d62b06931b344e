import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { bandStyles } from './home-sections.styles';

export const sectionStyles: ThemeUICSSObject = {
  ...bandStyles,
  [FROM.asymmetric]: { '& > h2': { pb: 8 } },
};

/** Six places that repeat (design page, '1 Home'). */
export const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  alignItems: 'end',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1' },
  '& > li:nth-of-type(6n + 2), & > li:nth-of-type(6n + 6)': { gridColumn: '4 / 13' },
  '& > li:nth-of-type(6n + 3)': { gridColumn: '1 / 10' },
  [FROM.asymmetric]: {
    rowGap: 'rowLarge',
    '& > li:nth-of-type(6n + 1)': { gridColumn: '1 / 8' },
    '& > li:nth-of-type(6n + 2)': { gridColumn: '9 / 13' },
    '& > li:nth-of-type(6n + 3)': { gridColumn: '2 / 6' },
    '& > li:nth-of-type(6n + 4)': { gridColumn: '7 / 13' },
    '& > li:nth-of-type(6n + 5)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(6n + 6)': { gridColumn: '8 / 13' },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' } },
};

export const allStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  pt: 'row',
  [FROM.asymmetric]: { pt: 'rowLarge' },
  '& > span': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
};
