import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const places = (columns: readonly string[]): ThemeUICSSObject =>
  Object.fromEntries(
    columns.map((place, index) => [
      `& > li:nth-of-type(${columns.length}n + ${index + 1})`,
      { '--place': place },
    ]),
  );

/** Pictures of different sizes, three or two in a row, each row on one floor; on phones one below the other. */
export const wallStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  pt: 5,
  isolation: 'isolate',
  '& > li': {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    gridColumn: 'var(--place)',
    pb: 'row',
    minWidth: 0,
  },
  // On a phone a name needs the whole width more than a place of its own.
  '& > li[data-name-only]': { gridColumn: '1 / -1' },
  ...places(['1 / 10', '4 / 13', '1 / 8', '6 / 13']),
  [FROM.columns6]: {
    '& > li[data-name-only]': { gridColumn: 'var(--place)' },
    ...places(['1 / 7', '8 / 13', '1 / 6', '7 / 13']),
  },
  [FROM.columns12]: places([
    '1 / 5',
    '6 / 9',
    '10 / 13',
    '1 / 4',
    '5 / 9',
    '10 / 13',
    '1 / 4',
    '5 / 8',
    '9 / 13',
  ]),
};
