import type { ThemeUICSSObject } from 'theme-ui';

export const rowListStyles: ThemeUICSSObject = {
  mt: 2,
  mb: 'near',
  variant: 'text.cap',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 'near',
    py: 'caption',
    borderTop: 'rule',
  },
  '& li:last-of-type': { borderBottom: 'rule' },
};
