import type { ThemeUICSSObject } from 'theme-ui';

export const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.title', pb: 6, textTransform: 'lowercase' },
  '& sup': {
    variant: 'text.superior',
    color: 'muted',
    fontWeight: 'normal',
  },
};
