import type { ThemeUICSSObject } from 'theme-ui';

export const addressStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'grid',
  gap: 'part',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { variant: 'layout.visuallyHidden' },
  '& dd': { ml: 0 },
  // Days and hours, then what else there is to say of them.
  '& [data-part=hours] dd:last-of-type:not(:first-of-type)': { color: 'muted' },
  // The phone and the email; the link to the map has a look of its own.
  '& a:not([target])': { variant: 'links.plain', display: 'inline-block' },
  '& a:not([target]):hover': { variant: 'underlines.sub' },
};
