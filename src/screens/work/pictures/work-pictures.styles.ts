import type { ThemeUICSSObject } from 'theme-ui';
import { PAPER_PICTURE, SIZES } from '../../../theme/sizes';
import { BELOW, FROM, SMALL_PHONE } from '../../../theme/tokens';

/** Phones: a strip to swipe; two columns: on the wall, from the left edge of the window. */
export const picturesStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  '& > ul': {
    display: 'flex',
    alignItems: 'flex-end',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    mx: 'calc(-1 * var(--margin))',
    // A box that scrolls cuts off what stands out: the ring of a picture that has the focus.
    my: '-ring',
    py: 'ring',
    position: 'relative',
    [`@media screen and ${BELOW.twoColumns}`]: {
      // There the box would also cut the light of a lamp, to a bar below its picture.
      '& [data-light]::before': { display: 'none' },
      // Where the first picture is wide, taller ones hang at its height: they would leave a hole above it.
      '&:has(> [data-frame=main-wide]) > [data-frame=tall]': {
        flex: 'none',
        '--tall': 'calc(100vw / var(--main-shape))',
        '& [data-file]': { height: 'var(--tall)', width: 'calc(var(--tall) * var(--shape))' },
      },
    },
  },
  [FROM.twoColumns]: {
    gridColumn: '1 / 8',
    '& > ul': {
      display: 'grid',
      rowGap: 'gutter',
      ml: 'bleed',
      mr: 0,
      my: 0,
      py: 0,
      overflow: 'visible',
    },
  },
  [FROM.columns12]: {
    gridColumn: '1 / 10',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > ul': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'end' },
  },
  // On paper the pictures hang on the page's own grid, beside the label and under it.
  '@media print': { display: 'contents', '& > ul': { display: 'contents' } },
};

/** Where a picture hangs, by the name of its frame. */
export const frameStyles: ThemeUICSSObject = {
  flex: '0 0 100vw',
  minWidth: 0,
  scrollSnapAlign: 'start',
  [FROM.columns12]: {
    '&[data-frame^=main]': { gridColumn: '1 / -1', alignItems: 'end', columnGap: 'gutter' },
    '&[data-frame=main-tall]': { display: 'flex' },
    // As high as the first screen, and narrower where that would reach the label.
    '&[data-frame=main-tall] > :not(button)': {
      flex: `0 1 calc(${SIZES.picture} * var(--main-shape, .8))`,
      aspectRatio: 'var(--main-shape, .8)',
      maxWidth: 'calc(8 / 9 * 100%)',
    },
    '&[data-frame=main-wide]': { display: 'grid', gridTemplateColumns: 'subgrid' },
    '&[data-frame=main-wide] > :not(button)': { gridColumn: '1 / 9' },
    '&[data-frame=wide]': { gridColumn: '1 / 9' },
    '&[data-frame=tall]': { gridColumn: '4 / 9' },
  },
  '@media print': {
    '&[data-frame]': { display: 'block', gridColumn: 'span 6', alignSelf: 'end', breakInside: 'avoid' },
    '&[data-frame=tall]': { gridColumn: 'span 4' },
    '&[data-frame^=main]': { gridArea: '1 / 1 / 2 / 8' },
    '&[data-frame^=main] > :not(button)': { width: 'auto', height: 'auto', aspectRatio: 'auto' },
    '&[data-frame=main-tall] > :not(button)': { maxWidth: PAPER_PICTURE },
  },
};

/** In two columns under its picture, from the page's margin; on a wide wall beside it. */
export const switchBesideStyles: ThemeUICSSObject = {
  display: 'none',
  [FROM.twoColumns]: { display: 'flex' },
  [`@media ${BELOW.columns12}`]: {
    flexDirection: 'row',
    alignItems: 'center',
    pt: 3,
    pb: 0,
    ml: 'margin',
    '& span': { maxWidth: 'none' },
  },
};

export const switchUnderStyles: ThemeUICSSObject = {
  flexDirection: 'row',
  alignItems: 'center',
  pb: 0,
  '& span': { maxWidth: 'none' },
};

/** Phones: '1 / 3' left, the lamp's switch right. */
export const countStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  pt: 'work.countTop',
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  fontVariantNumeric: 'tabular-nums',
  [FROM.twoColumns]: { display: 'none' },
  '@media print': { display: 'none' },
};
