import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const lineStyles: ThemeUICSSObject = { pt: 'near', [FROM.asymmetric]: { pt: 4 } };

export const typesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  rowGap: 'touch',
  columnGap: 'workTypes.gap',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { display: 'inline-block', py: 'lines', whiteSpace: 'nowrap' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] span': { variant: 'underlines.currentTitle' },
  '& sup': {
    variant: 'text.superior',
    ml: '.3em',
    fontWeight: 'normal',
    letterSpacing: '.02em',
  },
  [FROM.columns6]: { flexWrap: 'wrap', '& a': { whiteSpace: 'normal' } },
};
