import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const asideStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 3 },
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    '& > h2': { gridColumn: '1 / 5', pb: 0 },
  },
};

export const leadStyles: ThemeUICSSObject = {
  variant: 'text.lead',
  '& p + p': { mt: '.6em' },
  [FROM.asymmetric]: { gridColumn: '5 / 13' },
};

export const bandStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 5 },
  [FROM.asymmetric]: { '& > h2': { pb: 6 } },
};
