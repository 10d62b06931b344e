import type { ThemeUICSSObject } from 'theme-ui';
import { PAPER_PICTURE, SIZES } from '../../../theme/sizes';
import { BELOW, FROM, SMALL_PHONE } from '../../../theme/tokens';

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
    // A box that scrolls would cut off the focus ring.
    my: '-ring',
    py: 'ring',
    position: 'relative',
    [`@media screen and ${BELOW.twoColumns}`]: {
      // The box would cut the light of a lamp to a bar below its picture.
      '& [data-light]::before': { display: 'none' },
      // Beside a wide first picture, taller ones would leave a hole above it.
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
  // On paper the pictures hang on the page's own grid.
  '@media print': { display: 'contents', '& > ul': { display: 'contents' } },
};

export const frameStyles: ThemeUICSSObject = {
  flex: '0 0 100vw',
  minWidth: 0,
  scrollSnapAlign: 'start',
  [FROM.columns12]: {
    '&[data-frame^=main]': { gridColumn: '1 / -1', alignItems: 'end', columnGap: 'gutter' },
    '&[data-frame=main-tall]': { display: 'flex' },
    // As high as the first screen, narrower where that would reach the label.
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
    '&[data-frame]': { display: 'block', gridColumn: 'span 4', alignSelf: 'end', breakInside: 'avoid' },
    '&[data-frame=tall]': { gridColumn: 'span 3' },
    // So many that they would fill a second sheet.
    'ul:has(> :nth-of-type(5)) > &[data-frame=wide]': { gridColumn: 'span 3' },
    'ul:has(> :nth-of-type(5)) > &[data-frame=tall]': { gridColumn: 'span 2' },
    '&[data-frame=main-wide]': { gridArea: '1 / 1 / 2 / 8' },
    '&[data-frame=main-tall]': { gridArea: '1 / 1 / 2 / 7' },
    '&[data-frame^=main] > :not(button)': { width: 'auto', height: 'auto', aspectRatio: 'auto' },
    '&[data-frame=main-tall] > :not(button)': { maxWidth: PAPER_PICTURE },
  },
};

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

export const countStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  pt: 'work.countTop',
  columnGap: 'near',
  flexWrap: 'wrap',
  '& > span': { whiteSpace: 'nowrap' },
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  fontVariantNumeric: 'tabular-nums',
  [FROM.twoColumns]: { display: 'none' },
  '@media print': { display: 'none' },
};
