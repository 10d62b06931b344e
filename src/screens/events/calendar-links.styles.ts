import type { ThemeUICSSObject } from 'theme-ui';

export const calendarStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
