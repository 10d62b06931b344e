import type { ThemeUICSSObject } from 'theme-ui';

export const fieldsStyles: ThemeUICSSObject = { display: 'grid', gap: 'fields' };
