import type { ThemeUICSSObject } from 'theme-ui';

export const switchStyles: ThemeUICSSObject = {
  display: 'flex',
  gap: 'controls',
  '& a': {
    display: 'inline-block',
    py: 1,
    color: 'muted',
    textDecoration: 'none',
    borderBottom: 'unseen',
    forcedColorAdjust: 'none',
  },
  '& a:hover': { color: 'text' },
  '& [aria-current]': { color: 'text', borderBottomColor: 'accent' },
};
