import type { ThemeUICSSObject } from 'theme-ui';
import { PAPER_PICTURE, SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FROM, WIDE_WINDOW } from '../../theme/tokens';

export const heroStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  isolation: 'isolate',
  [WIDE_WINDOW]: {
    minHeight: 'firstScreen',
    '&[data-format=landscape]': { variant: 'layout.grid' },
  },
  '@media print': { minHeight: 0 },
};

export const pictureStyles: ThemeUICSSObject = {
  ml: 'margin',
  mr: 'calc(-1 * var(--margin))',
  '& [data-file]': { aspectRatio: '4 / 5' },
  '[data-format=landscape] > & [data-file]': { aspectRatio: '3 / 2' },
  '& > span::before': { display: 'none' },
  // Upright tablets: leaves the words their place on the first screen.
  [FROM.columns6]: {
    '[data-format=portrait] > &': { ml: 'auto', width: `max(60%, ${SIZES.hero.upright})`, maxWidth: '100%' },
  },
  [WIDE_WINDOW]: {
    m: 0,
    '[data-format=portrait] > &': {
      position: 'absolute',
      top: `calc(${SIZES.firstScreen} - ${SIZES.hero.picture} / .8)`,
      right: 0,
      width: SIZES.hero.picture,
      maxWidth: 'none',
      aspectRatio: '4 / 5',
      '& > span': { height: '100%' },
      '& [data-file]': { aspectRatio: 'auto' },
    },
    '[data-format=landscape] > &': { gridColumn: '4 / 13', mr: 'bleed' },
  },
  [FROM.page]: {
    '[data-format=portrait] > &': { right: 'calc((100% - 100vw) / 2)' },
  },
  '@media print': {
    m: 0,
    '[data-format=portrait] > &': {
      position: 'static',
      width: '60%',
      height: 'auto',
      maxWidth: PAPER_PICTURE,
    },
  },
};

export const textStyles: ThemeUICSSObject = {
  position: 'relative',
  pt: 4,
  [WIDE_WINDOW]: {
    '[data-format=portrait] > &': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width: `min(${SIZES.displayText}, 100vw + var(--bleed) - ${SIZES.hero.picture} - ${SPACE.gutter})`,
      minHeight: 'firstScreen',
      pt: 0,
      pb: 'hero.fold',
    },
    '[data-format=landscape] > &': { gridColumn: '4 / 13', pt: 5 },
  },
  '@media print': {
    '[data-format=portrait] > &': { display: 'block', width: 'auto', minHeight: 0, pt: 4, pb: 0 },
  },
};

export const kindStyles: ThemeUICSSObject = { variant: 'text.ui', color: 'muted' };

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.display',
  mt: 2,
  mb: 'hero.title',
  ml: '-.04em',
  [WIDE_WINDOW]: { mt: 'near' },
};

export const dateStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
};

export const linksStyles: ThemeUICSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  mt: 'controls',
  [WIDE_WINDOW]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    rowGap: 'near',
    columnGap: 'block',
    mt: 'set',
  },
  '@media print': { display: 'none' },
};
