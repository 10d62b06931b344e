import type { ThemeUICSSObject } from 'theme-ui';

export const noticeStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 4,
  pt: 4,
  '& > h1': { variant: 'text.display', ml: '-.035em' },
  '& li': { variant: 'text.cap', color: 'muted' },
};
