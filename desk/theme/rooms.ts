import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from './measures';

/** Lines of a cell, each cut where there is no room for it. */
export const ROOM_LINES: ThemeUICSSObject = {
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > * + *': { color: 'muted' },
  '& > b': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflowWrap: 'anywhere',
    fontSize: 'sub',
    fontWeight: 'normal',
    lineHeight: 1.3,
    color: 'text',
  },
  '& > b > a': { color: 'inherit', textDecoration: 'none' },
};

/** What is written stands at the left, the page of the client or what came of it beside it. */
export const ROOM: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  columnGap: 7,
  alignItems: 'start',
  '&[data-preview=true]': { gridTemplateColumns: 'minmax(0, 644px)' },
  [BELOW_WIDE]: {
    '&, &[data-preview=true]': { display: 'block' },
    '&[data-seeing=true] > [data-written] > section, &[data-seeing=true] > aside': { display: 'none' },
  },
};
/** Below what is written where the page stands beside it. */
export const BESIDE_ROOM: ThemeUICSSObject = {
  display: 'grid',
  gap: 4,
  '[data-preview=true] > &': { mt: 5, pt: 4, borderTop: 'rule' },
  [BELOW_WIDE]: { mt: 5, pt: 4, borderTop: 'rule', '& > p': { display: 'none' } },
};
export const ROOM_PART: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  pt: '22px',
  maxWidth: '720px',
  '& + &': { mt: '34px', borderTop: 'rule' },
  '& > h2': { variant: 'text.title', fontSize: '1.4375rem' },
};
export const TWO_FIELDS: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '18px 28px',
  alignItems: 'start',
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
/** Many pieces scroll within their own height, so that the one in hand stays near. */
export const PIECES: ThemeUICSSObject = {
  maxHeight: '320px',
  overflow: 'auto',
  // Outlines of what has the focus are not cut off.
  p: 1,
  m: '-4px',
  '& [data-gone]': { display: 'block', minWidth: '96px', height: '96px', bg: 'surface', border: 'rule' },
  [ON_PHONE]: { maxHeight: 'none' },
};
export const PIECE_IN_HAND: ThemeUICSSObject = {
  display: 'grid',
  gap: '18px',
  py: 3,
  px: 3,
  mx: '-16px',
  bg: 'surface',
  borderBottom: 'ink',
  '& h3': { variant: 'text.ui', fontWeight: 'normal' },
  '& h3 a': { variant: 'links.quiet', '&:hover': { textDecoration: 'underline' } },
};
export const HAND_ACTS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  alignItems: 'baseline',
  '& > span': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
};
export const OWN_PICTURES: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    columnGap: 3,
    alignItems: 'end',
  },
  '& img': {
    display: 'block',
    maxWidth: '112px',
    maxHeight: '112px',
    width: 'auto',
    height: 'auto',
    borderBottom: 'ink',
  },
};
export const LOOKED_AT: ThemeUICSSObject = {
  variant: 'text.cap',
  '& h2': { variant: 'text.title', mb: 2 },
  '& h3': { variant: 'text.over', mt: 4, mb: 1, fontWeight: 'normal' },
  '& > p + p': { mt: 1 },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 3,
    py: 'logLine',
    borderTop: 'rule',
  },
  '& li a': { variant: 'links.quiet', minWidth: 0, '&:hover': { textDecoration: 'underline' } },
  '& li > :last-child': { color: 'muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
};
export const LINK_SHOWN: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  p: 5,
  justifyItems: 'start',
  '& code': { fontFamily: 'sans', fontSize: 'sub', overflowWrap: 'anywhere', userSelect: 'all' },
};
export const ACTS_IN_LINE: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
};
