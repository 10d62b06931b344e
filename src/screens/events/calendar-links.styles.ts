import type { ThemeUICSSObject } from 'theme-ui';

export const calendarStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 22px',
  pb: 3,
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
