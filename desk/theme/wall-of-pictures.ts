import type { ThemeUICSSObject } from 'theme-ui';
import { FOCUS_RING } from '../../src/theme/lines';
import { EVENING_MODE } from '../../src/theme/tokens';
import { SELECT_BOX } from './collection-list';
import { BELOW_WIDE, ON_PHONE } from './measures';
import { BESIDE } from './shelves';

/** Pictures stand on the line of their row, in their true proportions. */
export const PICTURE_WALL: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  rowGap: '28px',
  mt: '14px',
  '& > li': { position: 'relative' },
  // Over the corner of a picture; it is always seen there.
  '& [data-box]': {
    ...SELECT_BOX,
    left: '-9px',
    top: '-6px',
  },
  [ON_PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' },
};
export const WAYS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '22px',
  rowGap: 'caption',
  variant: 'text.cap',
  '& + &': { mt: 'caption' },
};
/** Two ways to the same, one below the other, apart from the next two. */
export const PAIR: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  rowGap: 'lines',
  variant: 'text.cap',
  '& + &': { mt: 'caption' },
};
export const PICTURE_CELL: ThemeUICSSObject = {
  display: 'grid',
  position: 'relative',
  gridTemplateRows: '132px auto',
  width: '100%',
  textAlign: 'left',
  cursor: 'pointer',
  variant: 'text.note',
  '& > :first-of-type': {
    display: 'flex',
    alignItems: 'end',
    borderBottom: 'ink',
    pr: '24px',
    minWidth: 0,
  },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '131px', width: 'auto', height: 'auto' },
  '& > :last-of-type': { pt: '6px', pr: '16px', overflowWrap: 'anywhere' },
  '&[aria-current=true] > :first-of-type': { borderBottomWidth: '4px' },
  // A cell ends where its neighbour's name begins: the frame goes round what it shows.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '-6px 6px -6px -6px',
    outline: FOCUS_RING.outline,
    pointerEvents: 'none',
  },
  [EVENING_MODE]: { '& > :first-of-type': { borderBottomColor: 'field' } },
  [ON_PHONE]: { gridTemplateRows: '96px auto', '& img': { maxHeight: '95px' } },
};
export const UPLOAD_ROW: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  columnGap: '16px',
  rowGap: '18px',
  mt: '14px',
  mb: '10px',
  [ON_PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
};
/** Progress is the floor that the picture stands on. */
export const UPLOAD_CELL: ThemeUICSSObject = {
  variant: 'text.note',
  '& > div': {
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    height: '86px',
    borderBottom: 'rule',
  },
  '& > div:not(:has(img:not([hidden])))': { height: 'auto', pt: 2 },
  '& img': { display: 'block', maxWidth: '112px', maxHeight: '84px' },
  '& > div > span': { position: 'absolute', left: 0, bottom: '-2px', height: '3px', bg: 'accent' },
  '& p': { pt: '6px', overflowWrap: 'anywhere' },
};
/** In narrower windows it opens over the wall. */
export const IN_HAND: ThemeUICSSObject = { ...BESIDE, [BELOW_WIDE]: { display: 'none' } };
export const OVER: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  p: 4,
  '& > p': { textAlign: 'right' },
  [ON_PHONE]: { p: 3 },
};
