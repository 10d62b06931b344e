import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.title',
  pt: 12,
  pb: 3,
  [FROM.asymmetric]: { pt: 4, pb: 4 },
};

export const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', color: 'muted' };
