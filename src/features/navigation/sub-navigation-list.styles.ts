import type { ThemeUICSSObject } from 'theme-ui';

/** The fact stands after the title, or under it where the two are too long for one line. */
export const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'near',
  width: 'fit-content',
  py: 'touch',
  '&:hover': { color: 'accent' },
  '&[aria-current] > :first-of-type': { variant: 'underlines.current' },
};

export const titleStyles: ThemeUICSSObject = { fontSize: 'menuSmall', lineHeight: 1.2 };

export const factStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
};
