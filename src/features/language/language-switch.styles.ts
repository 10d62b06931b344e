import type { ThemeUICSSObject } from 'theme-ui';

export const switchStyles: ThemeUICSSObject = {
  display: 'flex',
  gap: 20,
  '& a': { display: 'inline-block', py: 1, color: 'muted', borderBottom: '1px solid transparent' },
  '& a:hover': { color: 'text' },
  '& [aria-current]': { color: 'text', borderBottomColor: 'accent' },
};
