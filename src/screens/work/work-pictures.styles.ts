import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

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
    // A wide first picture would leave a hole above itself, beside taller ones to come.
    '&:has(> [data-frame=main-wide])': { alignItems: 'flex-start' },
  },
  [FROM.twoColumns]: {
    gridColumn: '1 / 8',
    '& > ul': {
      display: 'grid',
      rowGap: 'gutter',
      ml: 'bleed',
      mr: 0,
      overflow: 'visible',
    },
  },
  [FROM.columns12]: {
    gridColumn: '1 / 10',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > ul': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'end' },
  },
  '@media print': { '& > ul': { display: 'block', mx: 0 } },
};

/** Where a picture hangs, by the name of its frame. */
export const frameStyles: ThemeUICSSObject = {
  flex: '0 0 100vw',
  minWidth: 0,
  scrollSnapAlign: 'start',
  [FROM.columns12]: {
    '&[data-frame^=main]': { gridColumn: '1 / -1', display: 'flex', alignItems: 'flex-end', gap: 'gutter' },
    '&[data-frame=main-tall] > span': { flex: 'none', height: 'picture', aspectRatio: '4 / 5' },
    '&[data-frame=main-wide] > span': { flex: 'none', width: 'calc(8 / 9 * 100%)' },
    '&[data-frame=wide]': { gridColumn: '1 / 9' },
    '&[data-frame=tall]': { gridColumn: '4 / 9' },
  },
};

export const switchBesideStyles: ThemeUICSSObject = {
  display: 'none',
  [FROM.columns12]: { display: 'flex' },
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
  pt: 10,
  pb: 18,
  fontVariantNumeric: 'tabular-nums',
  [FROM.twoColumns]: { pt: 3, '& > span:first-of-type': { display: 'none' } },
  [FROM.columns12]: { display: 'none' },
  '@media print': { display: 'none' },
};
