import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../theme/tokens';

/** A page that lists what there is of one kind, under its name. */
export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.title',
  pt: 'near',
  pb: 3,
  [FROM.asymmetric]: { pt: 4 },
};

export const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', pt: 4, color: 'muted' };
