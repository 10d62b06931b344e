import type { ThemeUICSSObject } from 'theme-ui';
import { exitStyles } from '../../model/stage/exit.styles';
import { FLOOR_SIZES, VIEWER_SIZES } from '../../../theme/part-sizes';

/** Over all of the stage; drawn in its px. */
export const layerStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  '&[data-part=past] path': { stroke: 'sold', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '&[data-part=feet] path': {
    stroke: 'text',
    strokeWidth: 2,
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
  },
};

/** Under the line, whose middle they share. */
export const pastWordsStyles: ThemeUICSSObject = {
  variant: 'text.note',
  position: 'absolute',
  display: 'flex',
  justifyContent: 'center',
  pt: 3,
  color: 'sold',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
};

export const outlineTitleStyles: ThemeUICSSObject = {
  position: 'absolute',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  overflow: 'hidden',
  pointerEvents: 'none',
  '& > i': { variant: 'text.workName', bg: 'background', px: 1 },
  // Half a word says nothing; whoever points at it reads all of it.
  [`@container (width < ${FLOOR_SIZES.title})`]: { '& > i': { display: 'none' } },
};

/** Pushed sideways where it is wider than the window. */
export const windowStyles: ThemeUICSSObject = {
  gridArea: 'stage',
  minWidth: 0,
  minHeight: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--theme-ui-colors-field) transparent',
};

export const stageStyles: ThemeUICSSObject = {
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  minWidth: '100%',
  '& > [data-part=models]': { position: 'absolute', inset: 0, pointerEvents: 'none' },
  ...exitStyles,
  '& model-viewer': { width: '100%', height: '100%', bg: 'transparent' },
};

export const handleStyles: ThemeUICSSObject = {
  position: 'absolute',
  display: 'block',
  minWidth: 'smallTarget',
  minHeight: 'smallTarget',
  bg: 'transparent',
  border: 0,
  p: 0,
  cursor: 'pointer',
  '&[data-moving=true]': { cursor: 'grab', touchAction: 'none' },
  '&[data-moving=true]:active': { cursor: 'grabbing' },
};

/** The floor has all of the window's width; what is said of it stands below. */
export const fullStyles: ThemeUICSSObject = {
  '&&': {
    gridTemplate: `"head" auto "stage" minmax(${VIEWER_SIZES.stage}, 1fr) "foot" auto / minmax(0, 1fr)`,
  },
  '& > div:first-of-type, & > div:last-of-type': { px: 'margin' },
  '& > div:last-of-type': { display: 'block', pb: 3 },
  // Takes the foot's place, so that the stage ends above it: over the models it would hide what they stand on, and what is
  // covered below, Chromium without a graphics card leaves out above.
  '& > section': { position: 'sticky', gridArea: 'foot', alignSelf: 'end' },
};
