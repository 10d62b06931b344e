import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { ON_PHONE } from './measures';

export const LIBRARY_HEAD: ThemeUICSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  px: '24px',
  pt: '10px',
  pb: '10px',
  bg: 'surface',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: '20px',
  '& > label': { flex: 1, maxWidth: 'none' },
  '& > button': { minHeight: 'target' },
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
/** A picture or a file that was deleted, and its way back. */
export const DELETED_ROW: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1.4fr) minmax(0, 1fr) auto',
  columnGap: '20px',
  alignItems: 'center',
  minHeight: '52px',
  py: '6px',
  borderBottom: 'rule',
  '& > bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > span': { variant: 'text.cap', color: 'muted' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '72px', width: 'auto', height: 'auto' },
  [ON_PHONE]: {
    gridTemplateColumns: '84px minmax(0, 1fr)',
    '& > :not(:first-child)': { gridColumn: 2, justifySelf: 'start' },
  },
};
