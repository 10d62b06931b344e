import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  pt: 4,
  '& > li': { gridColumn: 'span 6', minWidth: 0 },
  [FROM.asymmetric]: { '& > li': { gridColumn: 'span 3' } },
};

/** Portraits beside each other, each row on one floor. */
export const wallStyles: ThemeUICSSObject = {
  ...listStyles,
  isolation: 'isolate',
  '& > li:nth-of-type(n)': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', pb: 'row' },
};

/** Names in the same columns, each under a floor of its own. */
export const namesStyles: ThemeUICSSObject = { ...listStyles, rowGap: 5, 'ul + &': { pt: 0 } };
