import type { ThemeUICSSObject } from 'theme-ui';

export const statusStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 'normal', color: 'text' },
};

export const retryStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 2, color: 'text' };
