import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const wallStyles: ThemeUICSSObject = { mt: 'clamp(40px, 4.2vw, 64px)' };

export const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', color: 'muted' };
