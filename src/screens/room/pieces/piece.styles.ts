import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../../theme/sizes';
import { BELOW, FROM } from '../../../theme/tokens';

export const listStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 'section',
  pt: 'section',
  '@media print': { display: 'block', pt: 4 },
};

export const pieceStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'part',
  position: 'relative',
  isolation: 'isolate',
  '@media print': { pb: 4, breakInside: 'avoid' },
};

/** The first picture as large as on a work's own page, others in a row below it. */
export const picturesStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  display: 'grid',
  rowGap: 'gutter',
  mx: 'bleed',
  [FROM.twoColumns]: { gridColumn: '1 / 8', mr: 0 },
  [FROM.columns12]: { gridColumn: '1 / 9' },
  'li:nth-of-type(even) > article > &': {
    [FROM.twoColumns]: { gridColumn: '6 / -1', mx: 'bleed', ml: 0, justifyItems: 'end' },
    [FROM.columns12]: { gridColumn: '5 / -1' },
  },
  '@media print': { gridColumn: '1 / 7', mx: 0 },
};

export const mainStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'flex-end',
  columnGap: 'gutter',
  minWidth: 0,
  width: '100%',
  'li:nth-of-type(even) > article > div > &': { flexDirection: 'row-reverse' },
  '& > a, & > [data-picture]': {
    flex: '0 1 auto',
    width: `min(100%, calc(${SIZES.picture} * var(--shape)))`,
    minWidth: 0,
  },
  // A phone's picture is as wide as the phone, its lamp's switch below it.
  [`@media ${BELOW.twoColumns}`]: { display: 'block' },
};

export const lampStyles: ThemeUICSSObject = {
  flex: 'none',
  [`@media ${BELOW.twoColumns}`]: { flexDirection: 'row', alignItems: 'center', ml: 'margin', pt: 2, pb: 0 },
};

export const moreStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 'gutter',
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // A box that scrolls would cut off the focus ring.
  p: 'ring',
  m: '-ring',
  pl: 'margin',
  '& > li': { flex: `0 0 calc(${SIZES.room.more} * var(--shape))`, maxWidth: '86vw' },
  [FROM.twoColumns]: { flexWrap: 'wrap', overflow: 'visible' },
  'li:nth-of-type(even) > article > div > &': {
    [FROM.twoColumns]: { justifyContent: 'flex-end', pr: 'margin', pl: 0 },
  },
  '@media print': { display: 'none' },
};
