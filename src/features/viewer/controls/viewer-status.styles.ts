import type { ThemeUICSSObject } from 'theme-ui';

/** On paper at the foot of the picture, never on the picture itself. */
export const failedStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'absolute',
  left: 0,
  bottom: 0,
  maxWidth: '100%',
  bg: 'background',
  '& p': { py: 2, px: 3, maxWidth: '42ch' },
  '& button': { variant: 'links.underlined', minHeight: 'target' },
};
