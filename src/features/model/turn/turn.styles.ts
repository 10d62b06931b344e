import type { ThemeUICSSObject } from 'theme-ui';
import { exitStyles } from '../stage/exit.styles';
import { FADED_ASIDE } from '../../../theme/lights';
import { FROM, move, ON_ITS_SIDE } from '../../../theme/tokens';
import { FLOOR_SIZES } from '../../../theme/part-sizes';
import { SIZES } from '../../../theme/sizes';

const BESIDE = `${FROM.asymmetric}, ${ON_ITS_SIDE}`;

export const stageStyles: ThemeUICSSObject = {
  gridArea: 'stage',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minWidth: 0,
  minHeight: 0,
  // Whole above the panel that tells the way to a phone.
  '&:has(+ section)': { mb: SIZES.roomPanel },
  '& > div': { position: 'absolute', inset: 0 },
  ...exitStyles,
  '& model-viewer': {
    width: '100%',
    height: '100%',
    bg: 'transparent',
    '--poster-color': 'transparent',
  },
  // Inside: a stage that hides what is beyond it would cut the ring.
  '& model-viewer[data-focused]': { variant: 'layout.focusRing', outlineOffset: `-${FLOOR_SIZES.ring}` },
  // The picture that the model takes the place of.
  '& > [data-part=picture]': {
    display: 'grid',
    placeItems: 'center',
    p: 'margin',
    transition: move('opacity', 'light'),
    pointerEvents: 'none',
    '& > *': { maxWidth: '100%', maxHeight: '100%' },
  },
  '& > [data-part=picture][data-gone=true]': { opacity: 0 },
};

export const lightStyles: ThemeUICSSObject = {
  overflow: 'hidden',
  pointerEvents: 'none',
  maskImage: FADED_ASIDE,
};

export const drawnStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
  '& line': { stroke: 'text', strokeWidth: 1 },
  '& [data-part=person]': { fill: 'line' },
};

export const measureStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  px: 1,
  bg: 'background',
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& small': { variant: 'text.note', display: 'block', color: 'muted' },
};

/** On the floor, while the model is on its way. */
export const progressStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: '50%',
  bottom: '12%',
  width: '40%',
  height: 'progress',
  transform: 'translateX(-50%)',
  appearance: 'none',
  border: 0,
  bg: 'line',
  '&::-webkit-progress-bar': { bg: 'line' },
  '&::-webkit-progress-value': { bg: 'accent' },
  '&::-moz-progress-bar': { bg: 'accent' },
};

export const backStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  color: 'muted',
  textAlign: 'left',
  whiteSpace: 'nowrap',
};

export const choicesStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  '& > button': { variant: 'links.underlined' },
  '& > button[aria-pressed=true]': { borderBottomColor: 'accent', borderBottomWidth: 'thick' },
  [BESIDE]: { justifyContent: 'flex-start' },
};

export const roomStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  '& > button:first-of-type': { variant: 'buttons.primary' },
  '& > p': { variant: 'text.cap', color: 'muted', maxWidth: '42ch' },
};

export const panelStyles: ThemeUICSSObject = {
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 'roomPanel',
  p: 'margin',
  bg: 'surface',
  transition: move('translate', 'panel'),
  '@starting-style': { translate: '0 100%' },
  '& > div': { maxWidth: '46ch', display: 'grid', gap: 2 },
  '& h2': { variant: 'text.sub', '&:focus': { outline: 'none' } },
  '& p': { variant: 'text.cap' },
  '& p[data-muted]': { color: 'muted' },
  '& > svg': { width: 'qrLarge', height: 'qrLarge' },
  '& button': { variant: 'links.underlined', justifySelf: 'start' },
  // Taller than the panel, the lamp's switch would look out above it.
  '& ~ [data-part=foot]': { opacity: 0 },
};
