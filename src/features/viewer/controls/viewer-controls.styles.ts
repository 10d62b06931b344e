import type { ThemeUICSSObject } from 'theme-ui';

export const buttonStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  minWidth: 'target',
  minHeight: 'target',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { color: 'accent' },
  '&[aria-disabled=true]': { color: 'muted', opacity: 0.5, cursor: 'default' },
};

export const controlsStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 'near',
  '& > div': { display: 'flex', alignItems: 'center', columnGap: 'near' },
  '& span': { variant: 'text.cap', minWidth: '2.6em', fontVariantNumeric: 'tabular-nums' },
  '& button': { ...buttonStyles, fontSize: 'cap' },
  '& [data-signs]': { mx: '-near', columnGap: 1 },
  // The font's signs stand below the middle of their line.
  '& [data-signs] button': { fontSize: 'title', fontWeight: 'light', pb: 1 },
};
