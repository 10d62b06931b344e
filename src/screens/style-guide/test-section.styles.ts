import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const pageStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 7,
  columnGap: 'gutter',
  pt: 4,
  isolation: 'isolate',
  '& > h1': { variant: 'text.title', gridColumn: '1 / -1' },
};

export const pairsStyles: ThemeUICSSObject = {
  ...pageStyles,
  [FROM.asymmetric]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

export const sectionStyles: ThemeUICSSObject = {
  minWidth: 0,
  '& > h2': { variant: 'text.cap', pb: 'controls', color: 'muted' },
};

export const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  rowGap: 4,
  columnGap: 5,
};
