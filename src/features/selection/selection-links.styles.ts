import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** Beside 'menu', where there is room for it; nothing else moves when it comes. */
export const countStyles: ThemeUICSSObject = {
  variant: 'text.bar',
  display: 'none',
  ml: 'auto',
  mr: 'part',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'text' },
  '&[aria-current]': { variant: 'underlines.current', color: 'text' },
  [FROM.asymmetric]: { display: 'block' },
};

/** At the foot of the menu. */
export const menuStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'max-content',
  py: 'touch',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'accent' },
  '&[aria-current]': { variant: 'underlines.current' },
};
