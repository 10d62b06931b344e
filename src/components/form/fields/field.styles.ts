import type { ThemeUICSSObject } from 'theme-ui';

export const fieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'lines',
  alignContent: 'start',
  minWidth: 0,
};
