import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const statusStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 'normal', color: 'text' },
  [FROM.asymmetric]: { '&:has(p, h2, button)': { mb: 4 } },
  // Nothing else is to be read first.
  '&[data-none]': {
    color: 'text',
    '& h2': { variant: 'text.title' },
    '& b': { fontWeight: 'inherit' },
  },
};

export const retryStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 2, color: 'text' };
