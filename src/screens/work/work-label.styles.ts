import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { BELOW, FROM, LOW_WINDOW, SMALL_PHONE } from '../../theme/tokens';

/** From the top of the stuck label to the floor of the first picture: columns 1 to 8, bleeding left. */
const PICTURE_FLOOR = `calc(((100% - 2 * ${SPACE.gutter}) * 8 / 3 + 7 * ${SPACE.gutter} - ${SPACE.bleed}) / var(--main-shape, .8) - ${SPACE[2]})`;

export const labelStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  pt: 'work.labelTop',
  '& > div': { mt: 'work.label' },
  [FROM.twoColumns]: {
    gridColumn: '8 / 13',
    gridTemplateRows: 'auto 1fr',
    position: 'sticky',
    top: 'stuck',
    alignSelf: 'start',
    alignContent: 'stretch',
    minHeight: 'pictureLabel',
    pt: 0,
    '& > div': { mt: 0, pt: 4, alignSelf: 'end' },
  },
  // On the floor of a picture that is lower than the window.
  [FROM.columns12]: {
    gridColumn: '10 / 13',
    minHeight: 0,
    '&::before': {
      content: '""',
      gridArea: '1 / 1 / 3 / 2',
      paddingTop: `min(${SIZES.pictureLabel}, ${PICTURE_FLOOR})`,
    },
    '& > header': { gridArea: '1 / 1' },
    '& > div': { gridArea: '2 / 1' },
  },
  // A low window could not show all of what is stuck in it.
  [LOW_WINDOW]: { position: 'static' },
  '@media print': {
    gridArea: '1 / 8 / 2 / 13',
    display: 'block',
    position: 'static',
    alignSelf: 'end',
    minHeight: 0,
    breakInside: 'avoid',
    '&::before': { display: 'none' },
    '& > div': { pt: 0 },
    'article:has([data-frame=main-tall]) > &': { gridColumn: '7 / 13' },
  },
};

export const waysStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  alignSelf: 'start',
  columnGap: 'links',
};

export const backStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'baseline',
  justifySelf: 'start',
  gap: '.6em',
  py: 'touch',
  mt: '-touch',
  color: 'muted',
  // Jost has no arrow.
  '&::before': {
    content: '""',
    width: '.85em',
    height: '.7em',
    background: 'currentcolor',
    clipPath: 'polygon(0 50%,40% 0,47% 8%,16% 46%,100% 46%,100% 54%,16% 54%,47% 92%,40% 100%)',
    forcedColorAdjust: 'none',
  },
  '&:hover': { color: 'text' },
  '@media print': { display: 'none' },
};

export const creatorStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  '& a:hover': { variant: 'underlines.sub' },
};

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.workTitle',
  mt: 1,
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
};

export const dateStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 'touch',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 'touch',
  mt: 'part',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  // Clears the search's round button on a phone's first screen.
  [`@media ${BELOW.twoColumns}`]: { pr: 'clearOfSearch' },
  '& [data-muted]': { color: 'muted' },
  '& a:hover': { variant: 'underlines.sub' },
};
