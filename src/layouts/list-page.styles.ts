import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const titleStyles: ThemeUICSSObject = { variant: 'text.sectionTitle', pt: 4, pb: 3 };

export const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', pt: 4, color: 'muted' };
