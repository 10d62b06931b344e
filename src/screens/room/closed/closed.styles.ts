import type { ThemeUICSSObject } from 'theme-ui';

export const closedStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  pt: 4,
  pb: 'section',
  '& > h1': { variant: 'text.pageTitle', maxWidth: 'displayText', '&:focus': { outline: 'none' } },
  '& > p, & > div > p': { variant: 'text.read', maxWidth: '62ch' },
  '& > form': { display: 'grid', gap: 'fields', width: '100%', maxWidth: 'controls' },
};
