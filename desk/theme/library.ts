import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from './measures';

export const LIBRARY_HEAD: ThemeUICSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: '24px',
  pt: '10px',
  pb: '10px',
  bg: 'surface',
  '& > label': { maxWidth: 'none' },
};
/** Pictures stand on the line of their row, as on the wall. */
export const LIBRARY: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  rowGap: '18px',
  px: '24px',
  pb: '18px',
  outline: 'none',
  '&[data-empty=true]': { display: 'block', color: 'muted', py: 3 },
  // The cell in the row has no box of its own.
  '& [role=row]': {
    variant: 'text.note',
    display: 'grid',
    gridTemplateRows: '104px auto',
    alignContent: 'start',
    minWidth: 0,
    cursor: 'pointer',
    outline: 'none',
  },
  '& [role=gridcell] > :first-of-type': {
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    borderBottom: 'field',
    pr: '18px',
    minWidth: 0,
  },
  '& [role=gridcell] > :last-of-type': { pt: '6px', pr: '12px', minWidth: 0, overflowWrap: 'anywhere' },
  '& [role=gridcell] > :last-of-type > span': {
    display: '-webkit-box',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& small': { display: 'block', variant: 'text.note', color: 'muted' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '103px', width: 'auto', height: 'auto' },
  '& [data-hovered=true] [role=gridcell] > :first-of-type': { borderBottomColor: 'text' },
  '& [data-selected=true] [role=gridcell] > :first-of-type': {
    borderBottom: `4px solid ${colourOf('text')}`,
    mb: '-3px',
  },
  '& [data-selected=true] [role=gridcell] > :first-of-type::after': {
    content: '"✓"',
    position: 'absolute',
    right: '18px',
    bottom: '4px',
    width: '22px',
    textAlign: 'center',
    bg: 'text',
    color: 'background',
    forcedColorAdjust: 'none',
  },
  '& [data-focus-visible=true]': { outline: '2px solid currentColor', outlineOffset: '3px' },
  [ON_PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', px: '16px' },
};
export const LIBRARY_FOOT: ThemeUICSSObject = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '6px 24px',
  px: '24px',
  py: '12px',
  bg: 'surface',
  borderTop: 'ink',
  '& > span': { variant: 'text.note', color: 'muted' },
  [ON_PHONE]: { px: '16px' },
};
export const FILE_ROW: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) 180px minmax(0, 1.4fr) 140px',
  columnGap: '20px',
  alignItems: 'center',
  minHeight: '52px',
  py: '6px',
  borderBottom: 'rule',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > a': { display: 'block', minHeight: 'smallTarget', color: 'inherit' },
  '& > span': { variant: 'text.cap', color: 'muted' },
  '& > span a': { color: 'text' },
  '& > span > span': { display: 'block' },
  '& > span:last-of-type': { textAlign: 'right', color: 'text' },
  // The file with what is said of it below it, as one block beside those that offer it.
  [BELOW_WIDE]: {
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) 120px',
    gridTemplateRows: '1fr auto auto 1fr',
    '& > a': { gridRow: 2 },
    '& > span:first-of-type': { gridRow: 3, gridColumn: 1 },
    '& > span:not(:first-of-type)': { gridRow: '1 / -1' },
  },
  [ON_PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    '& > *, & > span:first-of-type, & > span:not(:first-of-type)': { gridRow: 'auto' },
    '& > span:last-of-type': { textAlign: 'left' },
  },
};
