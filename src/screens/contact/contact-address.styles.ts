import type { ThemeUICSSObject } from 'theme-ui';

export const addressStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'grid',
  gap: 28,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { variant: 'layout.visuallyHidden' },
  '& dd': { ml: 0 },
  '& a': { variant: 'links.plain', display: 'inline-block' },
  '& a:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
  '& a[data-map]': { variant: 'links.underlined' },
  '& a[data-map]:hover': { textDecoration: 'none' },
};
