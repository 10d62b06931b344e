import type { ThemeUICSSObject } from 'theme-ui';
import { PAPER_PICTURE, SIZES } from '../../theme/sizes';
import { FROM } from '../../theme/tokens';

const wide: ThemeUICSSObject = {
  '& > [data-part=picture]': { gridArea: '1 / 4 / 2 / 13', mr: 'bleed' },
  '& > [data-part=facts]': { gridArea: '1 / 1 / 2 / 4', alignSelf: 'end' },
  '& > [data-part=title]': { gridArea: '2 / 4 / 3 / 13', pt: 5 },
  '& > [data-part=text]': { gridArea: '3 / 4 / 4 / 10', pt: 'block' },
  '& > [data-part=aside]': { gridArea: '3 / 10 / 4 / 13', pt: 'story.aside', pl: 'gutter' },
};

const tall: ThemeUICSSObject = {
  gridTemplateRows: 'auto auto 1fr auto',
  '& > [data-part=picture]': {
    gridArea: '1 / 1 / 5 / 6',
    position: 'sticky',
    top: 'header',
    alignSelf: 'start',
    ml: 'bleed',
    mr: 0,
    width: 'fit-content',
  },
  '& > [data-part=title]': { gridArea: '1 / 7 / 2 / 13' },
  '& > [data-part=facts]': { gridArea: '2 / 7 / 3 / 13', pt: 4 },
  '& > [data-part=text]': { gridArea: '3 / 7 / 4 / 13', alignSelf: 'end', pt: 7 },
  '& > [data-part=aside]': { gridArea: '4 / 7 / 5 / 13', pt: 5 },
};

const none: ThemeUICSSObject = {
  '& > [data-part=title]': { gridArea: '1 / 1 / 2 / 13', pt: 4 },
  '& > [data-part=facts]': { gridArea: '2 / 1 / 3 / 4', pt: 'story.aside' },
  '& > [data-part=text]': { gridArea: '2 / 4 / 3 / 10', pt: 'block' },
  '& > [data-part=aside]': { gridArea: '2 / 10 / 3 / 13', pt: 'story.aside', pl: 'gutter' },
};

export const storyStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > [data-part=picture]': { mx: 'calc(-1 * var(--margin))' },
  '&[data-picture=tall] > [data-part=picture]': { mr: 'calc(2 * var(--margin))' },
  '& > [data-part=title]': { pt: 4 },
  '& > [data-part=facts]': { pt: 3 },
  '& > [data-part=text], & > [data-part=aside]': { pt: 'part' },
  [FROM.asymmetric]: {
    '& > [data-part=picture]': { mx: 0 },
    '&[data-picture=wide]': wide,
    '&[data-picture=tall]': tall,
    '&[data-picture=none]': none,
    '&[data-textless]:not([data-picture=tall]) > [data-part=aside]': { gridColumn: '4 / 13', pl: 0 },
  },
  '@media print': {
    '& > [data-part=picture]': { mx: 0, maxWidth: PAPER_PICTURE },
    '&[data-picture=tall] > [data-part=picture]': {
      position: 'static',
      mr: 0,
      maxWidth: `min(50%, ${PAPER_PICTURE})`,
    },
  },
};

export const asideStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 3,
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  lineHeight: 1.55,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
  '& > p + p': { mt: 3 },
};

/** Limits the width so that a tall picture fits the height of the first screen. */
export const pictureStyles: ThemeUICSSObject = {
  [FROM.asymmetric]: {
    '[data-picture=tall] > * > &': {
      width: `min(42vw, calc(${SIZES.picture} * var(--ratio)))`,
    },
  },
};
