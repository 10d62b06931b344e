import type { ThemeUICSSObject } from 'theme-ui';

/** Two rows of the wall: what stands on the floor, and the label under it. */
export const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '& > :first-of-type': { alignSelf: 'end' },
  '@media print': { breakInside: 'avoid' },
};

export const captionStyles: ThemeUICSSObject = {
  pt: 'caption',
  '& > span': { display: 'block' },
  '& [data-name]': { variant: 'text.sub', overflowWrap: 'break-word' },
  'a:hover > & [data-name]': { variant: 'underlines.sub' },
  '& [data-life]': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

/** A name in the place of a portrait stands on the floor as the portrait would. */
export const nameStyles: ThemeUICSSObject = {
  variant: 'text.title',
  overflowWrap: 'break-word',
  'a:hover > &': { color: 'accent' },
};
