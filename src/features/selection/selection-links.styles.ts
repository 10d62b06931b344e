import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const currentStyles: ThemeUICSSObject = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  textDecorationColor: 'accent',
};

/** Beside 'menu', where there is room for it; nothing else moves when it comes. */
export const countStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'none',
  ml: 'auto',
  mr: 28,
  py: 12,
  color: 'muted',
  lineHeight: 1,
  letterSpacing: '.02em',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'text' },
  '&[aria-current]': { color: 'text', ...currentStyles },
  [FROM.asymmetric]: { display: 'block' },
};

/** At the foot of the menu. */
export const menuStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'max-content',
  py: 'touch',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'accent' },
  '&[aria-current]': currentStyles,
};
