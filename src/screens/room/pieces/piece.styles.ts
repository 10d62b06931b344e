import type { ThemeUICSSObject } from 'theme-ui';
import { ROOM_SIZES } from '../../../theme/part-sizes';
import { SIZES } from '../../../theme/sizes';
import { BELOW, FROM } from '../../../theme/tokens';

export const listStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  rowGap: 'section',
  pt: 'section',
  '@media print': { display: 'block', pt: 4 },
};

/** Within an article: every second piece hangs on the other side. */
export const MIRRORED = 'li:nth-of-type(even) > article > &';

export const pieceStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'part',
  position: 'relative',
  isolation: 'isolate',
  [FROM.twoColumns]: { rowGap: 'gutter' },
  '@media print': { pb: 4, breakInside: 'avoid' },
};

/** As large as on a work's own page, and as wide as a phone. */
export const mainStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-end',
  columnGap: 'gutter',
  minWidth: 0,
  mx: 'bleed',
  '& > a, & > [data-picture]': {
    flex: '0 1 auto',
    width: `min(100%, calc(${SIZES.picture} * var(--shape)))`,
    minWidth: 0,
  },
  [`@media screen and ${BELOW.twoColumns}`]: {
    display: 'block',
    '& > a, & > [data-picture]': { width: '100%' },
    // The box would cut the light of a lamp to a bar below its picture.
    '& [data-light]::before': { display: 'none' },
  },
  [FROM.twoColumns]: { gridColumn: '1 / 8', mr: 0 },
  [FROM.columns12]: { gridColumn: '1 / 9' },
  [MIRRORED]: {
    [FROM.twoColumns]: { gridColumn: '6 / -1', flexDirection: 'row-reverse', mx: 'bleed', ml: 0 },
    [FROM.columns12]: { gridColumn: '5 / -1' },
  },
  '@media print': { gridColumn: '1 / 7', display: 'block', mx: 0 },
};

export const lampStyles: ThemeUICSSObject = {
  flex: 'none',
  [`@media ${BELOW.twoColumns}`]: { flexDirection: 'row', alignItems: 'center', ml: 'margin', pt: 2, pb: 0 },
};

/** One row of equal height: as wide as the page, or pushed sideways on a phone. */
export const moreStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 'gutter',
  minWidth: 0,
  '& > li': {
    flex: 'var(--shape) 1 0',
    minWidth: 0,
    maxWidth: `calc(${ROOM_SIZES.more} * var(--shape))`,
  },
  [MIRRORED]: { [FROM.twoColumns]: { justifyContent: 'flex-end' } },
  [`@media screen and ${BELOW.twoColumns}`]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mx: 'bleed',
    // A box that scrolls would cut off the focus ring.
    my: '-ring',
    py: 'ring',
    px: 'margin',
    '& > li': { flex: `0 0 calc(${ROOM_SIZES.moreOnPhone} * var(--shape))`, maxWidth: '80vw' },
    '& [data-light]::before': { display: 'none' },
  },
  '@media print': { display: 'none' },
};
