import type { ThemeUICSSObject } from 'theme-ui';

export const titleStyles: ThemeUICSSObject = { variant: 'text.title', pb: 'enquiry.title' };

export const workStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'enquiry.title',
  pb: 5,
  isolation: 'isolate',
  '& > span:first-of-type:not(:only-child)': { flex: 'none', width: 'enquiry.picture' },
  '& button': { variant: 'text.cap', mt: 2 },
  '&[data-out] [data-title]': { textDecoration: 'line-through' },
  '&[data-out] > span:first-of-type:not(:only-child)': { opacity: 0.4 },
};
