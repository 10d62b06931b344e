import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from './measures';
import { NAMED } from './shelves';

export const LETTER_GRID: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr) 288px',
  columnGap: '56px',
  [BELOW_WIDE]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: '40px' },
  [ON_PHONE]: {
    display: 'block',
    '&[data-letter=true] > [data-list], &[data-letter=false] > [data-open]': { display: 'none' },
    '&[data-letter=false] > footer > div:not([role=status])': { display: 'none' },
  },
};

/** Reaches down to the floor. */
export const PIECE_COLUMN: ThemeUICSSObject = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100svh - var(--desk-header) - var(--desk-floor) - 72px)',
  [BELOW_WIDE]: { display: 'none' },
};
export const KEY: ThemeUICSSObject = {
  px: '6px',
  fontFamily: 'sans',
  fontSize: 'note',
  lineHeight: 1.35,
  border: '1px solid currentColor',
  [BELOW_WIDE]: { display: 'none' },
};
/** What a button does, under it. */
export const WITH_NOTE: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'center',
  [ON_PHONE]: { justifyItems: 'end' },
  '& small': { variant: 'text.note', lineHeight: 1.1, pt: '2px' },
};
/** A question at the floor's left, with its answers. */
export const ASKED: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
};
export const HAND: ThemeUICSSObject = {
  position: 'sticky',
  bottom: 'calc(var(--desk-floor) + 20px)',
  mt: 'auto',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  // Tall pictures stay above the floor, and whole.
  '& figure > img': { maxHeight: 'calc(100svh - 420px)', width: 'auto', maxWidth: '100%' },
};
export const PIECE_ABOVE: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'end',
  gap: 3,
  borderBottom: 'ink',
  mb: 3,
  '& img': { display: 'block', maxWidth: '124px', maxHeight: '120px', width: 'auto', height: 'auto' },
  '& figcaption': { pb: '10px' },
  '.theme-ui-dark &': { borderBottomColor: 'field' },
};

export const LETTER: ThemeUICSSObject = {
  fontFamily: 'serif',
  fontSize: 'sub',
  lineHeight: 1.6,
  letterSpacing: 0,
  maxWidth: '34em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& p + p': { mt: '.8em' },
};
export const NEW_DOT: ThemeUICSSObject = {
  display: 'inline-block',
  flex: 'none',
  alignSelf: 'center',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  bg: 'text',
  forcedColorAdjust: 'none',
};
export const TWO_LANGUAGES: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '20px 28px',
  maxWidth: '880px',
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
export const TEXT_AREA: ThemeUICSSObject = {
  display: 'block',
  width: '100%',
  py: '6px',
  border: 0,
  borderBottom: 'field',
  bg: 'transparent',
  color: 'inherit',
  fontFamily: 'serif',
  fontSize: 'ui',
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '38px',
  '&:focus-visible': { outline: 'none', borderBottomColor: 'text', boxShadow: `0 1px 0 ${colourOf('text')}` },
};

export const LETTER_COLUMN: ThemeUICSSObject = {
  minWidth: 0,
  pt: '6px',
  '& > [data-back]': { display: 'none' },
  [ON_PHONE]: { '& > [data-back]': { display: 'block' } },
};
export const LETTER_PART: ThemeUICSSObject = {
  mt: '20px',
  pt: 'near',
  borderTop: 'rule',
  variant: 'text.cap',
};
export const NOTES: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: 'near',
  [ON_PHONE]: { display: 'block' },
};
export const HAND_MORE: ThemeUICSSObject = {
  mt: 'near',
  borderTop: 'rule',
  '& li img': { display: 'block', maxWidth: '56px', maxHeight: '70px', width: 'auto', height: 'auto' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: 3,
    alignItems: 'end',
    py: 2,
    borderBottom: 'rule',
  },
};
export const RECORD: ThemeUICSSObject = {
  ...NAMED,
  gridTemplateColumns: '140px minmax(0, 62ch)',
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { m: 0, mb: 2, overflowWrap: 'anywhere' } },
};
