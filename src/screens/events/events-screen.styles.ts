import type { ThemeUICSSObject } from 'theme-ui';

export const groupStyles: ThemeUICSSObject = { pt: 3, '& + &': { pt: 'row' } };
