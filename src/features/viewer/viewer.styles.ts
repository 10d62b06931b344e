import type { ThemeUICSSObject } from 'theme-ui';
import { VIEWER_SIZES } from '../../theme/part-sizes';
import { FROM, move, ON_ITS_SIDE } from '../../theme/tokens';
import { buttonStyles } from './controls/viewer-controls.styles';

/** Keeps the scrollbar's room where it takes any, so that nothing moves. */
export const stillPage = (gutter: boolean) => ({
  html: { overflow: 'hidden', ...(gutter && { scrollbarGutter: 'stable' }) },
});

const BESIDE = `${FROM.asymmetric}, ${ON_ITS_SIDE}`;

export const viewerStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  m: 0,
  border: 0,
  p: 0,
  pt: 'env(safe-area-inset-top)',
  pr: 'env(safe-area-inset-right)',
  pb: 'env(safe-area-inset-bottom)',
  pl: 'env(safe-area-inset-left)',
  display: 'grid',
  gridTemplate: `"head" auto "stage" minmax(${VIEWER_SIZES.stage}, 1fr) "foot" auto / minmax(0, 1fr)`,
  bg: 'background',
  color: 'text',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  transition: move('opacity', 'veil'),
  '@starting-style': { opacity: 0 },
  '&:focus': { outline: 'none' },
  '&::backdrop': { display: 'none' },
  [BESIDE]: {
    gridTemplate: `"stage head ." auto "stage foot ." minmax(0, 1fr) / minmax(0, 1fr) ${VIEWER_SIZES.label} ${VIEWER_SIZES.outer}`,
  },
  '@media print': { display: 'none' },
};

/** 'close' comes first, for the focus, but stands where 'menu' stands on the page. */
export const headStyles: ThemeUICSSObject = {
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  minHeight: VIEWER_SIZES.bar,
  px: 'margin',
  '& button': { ...buttonStyles, textAlign: 'right', letterSpacing: '.02em' },
  '& a': { alignItems: 'center', minHeight: 'target', mt: 0, alignSelf: 'center', whiteSpace: 'nowrap' },
  [BESIDE]: { px: 0 },
  [FROM.asymmetric]: { minHeight: 'barWide' },
};

export const stageStyles: ThemeUICSSObject = {
  gridArea: 'stage',
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  minHeight: 0,
  '& > div:first-of-type': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // On a phone from edge to edge: what was tapped to be seen large never gets smaller.
    px: 0,
    [FROM.columns6]: { px: 'margin' },
    [BESIDE]: { pr: 'gutter' },
  },
  '& .pswp': { position: 'absolute', zIndex: 'auto', '--pswp-bg': 'transparent' },
  '& .pswp__content': { pointerEvents: 'none' },
};

export const footStyles: ThemeUICSSObject = {
  gridArea: 'foot',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'safe end',
  rowGap: 2,
  columnGap: 3,
  minHeight: 0,
  px: 'margin',
  py: 2,
  '& > :not(button, [data-part=label])': { gridColumn: '1 / -1' },
  [`${FROM.columns6}, ${ON_ITS_SIDE}`]: {
    '& > button': { flexDirection: 'row', alignItems: 'center', pb: 0 },
    '& > button span': { maxWidth: 'none' },
  },
  [BESIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 3,
    px: 0,
    pb: 3,
    overflowY: 'auto',
    '& > button': { order: -1 },
  },
  // No room for the description; screen readers get it from the picture.
  [`@media ${ON_ITS_SIDE}`]: { rowGap: 2, pb: 2, '& [data-muted]': { display: 'none' } },
};
