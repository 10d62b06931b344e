import type { ThemeUICSSObject } from 'theme-ui';

export const addressStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'grid',
  gap: 'part',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { variant: 'layout.visuallyHidden' },
  '& dd': { ml: 0 },
  // The phone and the email; the link to the map has a look of its own.
  '& a:not([target])': { variant: 'links.plain', display: 'inline-block' },
  '& a:not([target]):hover': { variant: 'underlines.sub' },
};
