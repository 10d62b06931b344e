import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from './measures';

/** The row in hand lies on the surface, out to the edge of the window, on a line of its own (DESK.md, 'The piece in hand'). */
const inHand: ThemeUICSSObject = {
  borderBottomColor: 'transparent',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -16px -1px calc(-1 * var(--desk-margin))',
    zIndex: -1,
    bg: 'surface',
    borderBottom: 'ink',
    borderLeft: `4px solid ${colourOf('text')}`,
  },
  '.theme-ui-dark &::before': { borderColor: 'accent' },
};

/** Messages: a list, the letter, the piece that it is about. */
export const LETTER_GRID: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '400px minmax(0, 1fr) 288px',
  columnGap: '56px',
  [BELOW_WIDE]: { gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: '40px' },
  // On a phone a message takes the place of the list.
  [ON_PHONE]: {
    display: 'block',
    '&[data-letter=true] > [data-list], &[data-letter=false] > [data-open]': { display: 'none' },
    '&[data-letter=false] > footer > div:not([role=status])': { display: 'none' },
  },
};

/** A row of messages: the thumbnail stands on its line. */
export const MESSAGE_ROW: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'center',
  minHeight: 'row',
  borderBottom: 'rule',
  color: 'inherit',
  textDecoration: 'none',
  '& img': { display: 'block', maxWidth: '56px', maxHeight: '70px', width: 'auto', height: 'auto' },
  '& > :first-of-type': { alignSelf: 'end' },
  '&[aria-current=true]': inHand,
  '&:focus-visible': { outlineOffset: '-2px' },
};

/** Rows of a table of words: subscribers, wishes. */
export const WORD_ROW: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  columnGap: '20px',
  alignItems: 'center',
  width: '100%',
  minHeight: '46px',
  textAlign: 'left',
  borderBottom: 'rule',
  cursor: 'pointer',
  variant: 'text.cap',
  '&[aria-current=true]': inHand,
  '&:focus-visible': { outlineOffset: '-2px' },
  [BELOW_WIDE]: { columnGap: '16px' },
};
export const SUBSCRIBER_COLUMNS: ThemeUICSSObject = {
  gridTemplateColumns: 'minmax(0, 1.6fr) 84px 128px minmax(0, 1fr)',
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > :nth-of-type(n + 3)': { display: 'none' } },
};
export const WISH_COLUMNS: ThemeUICSSObject = {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.2fr) 112px 72px',
  [ON_PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    py: '8px',
    '& > :nth-of-type(3)': { display: 'none' },
    '& > :nth-of-type(2)': { gridRow: 2 },
    '& > :nth-of-type(4)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
};
/** A list, and what is known of the row in hand. */
export const LIST_AND_HAND: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  columnGap: '64px',
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 5 } },
};
/** What stays in sight beside a list that is scrolled. */
export const BESIDE: ThemeUICSSObject = {
  position: 'sticky',
  top: 'calc(var(--desk-header) + 24px)',
  [BELOW_WIDE]: { position: 'static' },
};

/** The column of the piece, down to the floor. */
export const PIECE_COLUMN: ThemeUICSSObject = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100svh - var(--desk-header) - var(--desk-floor) - 72px)',
  [BELOW_WIDE]: { display: 'none' },
};
/** The key that does the same, beside a word. */
export const KEY: ThemeUICSSObject = {
  px: '6px',
  fontFamily: 'sans',
  fontSize: 'note',
  lineHeight: 1.35,
  border: '1px solid currentColor',
  [BELOW_WIDE]: { display: 'none' },
};
/** The piece under the lamp, at the foot of its column. */
export const HAND: ThemeUICSSObject = {
  position: 'sticky',
  bottom: 'calc(var(--desk-floor) + 20px)',
  mt: 'auto',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  // A tall piece stays above the floor, whole.
  '& figure > img': { maxHeight: 'calc(100svh - 420px)', width: 'auto', maxWidth: '100%' },
};
/** The piece below what is written of it, where there is no room beside. */
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

/** The places of visitors' words: the one that is open in ink on a brass line. */
export const TYPES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(18px, 2vw, 30px)',
  rowGap: 1,
  fontFamily: 'sans',
  fontSize: '1.4375rem',
  fontWeight: 'light',
  lineHeight: 1.25,
  color: 'muted',
  '& a': { variant: 'links.quiet', py: '2px', whiteSpace: 'nowrap' },
  '& a:hover': { color: 'text' },
  '& a[aria-current]': { color: 'text' },
  '& a[aria-current] > span': { variant: 'underlines.currentTitle' },
  '& sup': {
    position: 'relative',
    top: '-.7em',
    ml: '.28em',
    fontSize: 'note',
    fontWeight: 'normal',
    lineHeight: 0,
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** Looks for something as one types. */
export const FINDER: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 'target',
  maxWidth: '400px',
  mt: '10px',
  borderBottom: 'field',
  color: 'muted',
  '& svg': { flex: 'none', width: '18px', height: '18px' },
  '& input': {
    width: '100%',
    minHeight: '42px',
    color: 'text',
    border: 0,
    outline: 'none',
    bg: 'transparent',
  },
  '& input::placeholder': { color: 'muted', opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '&:focus-within': { borderBottomWidth: 'thick', borderBottomColor: 'text', mb: '-1px' },
};

/** What a visitor has written. */
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
/** A word before each value. */
export const NAMED: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
  gap: '6px 12px',
  variant: 'text.cap',
  '& dt': { color: 'muted' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
/** Texts in both languages side by side. */
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

/** Shown on phones alone, and everywhere else. */
export const PHONE_ONLY: ThemeUICSSObject = { display: 'none', [ON_PHONE]: { display: 'revert' } };
export const NOT_ON_PHONE: ThemeUICSSObject = { [ON_PHONE]: { display: 'none' } };
export const NOT_WIDE: ThemeUICSSObject = { display: 'none', [BELOW_WIDE]: { display: 'revert' } };
/** The actions of a floor, the one button last. */
export const ACTIONS: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  [ON_PHONE]: { gap: 3 },
};
/** Other places, below those of the screen. */
export const OTHER_PLACES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  mt: '6px',
  variant: 'text.muted',
  '& a': { variant: 'links.quiet', py: '6px' },
  '& a:hover': { color: 'text', textDecoration: 'underline' },
};
/** The letter in hand; a way back where it stands in the place of the list. */
export const LETTER_COLUMN: ThemeUICSSObject = {
  minWidth: 0,
  pt: '6px',
  '& > [data-back]': { display: 'none' },
  [ON_PHONE]: { '& > [data-back]': { display: 'block' } },
};
/** A part below a letter, under a line. */
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
/** Further pieces below the one in hand. */
export const HAND_MORE: ThemeUICSSObject = {
  mt: 'near',
  maxHeight: '260px',
  overflowY: 'auto',
  borderTop: 'rule',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: 3,
    alignItems: 'end',
    py: 2,
    borderBottom: 'rule',
  },
};
/** A value on one line. */
export const CELL: ThemeUICSSObject = {
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
};
/** Everything in a row of the database. */
export const RECORD: ThemeUICSSObject = {
  ...NAMED,
  gridTemplateColumns: '140px minmax(0, 62ch)',
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', '& dd': { m: 0, mb: 2, overflowWrap: 'anywhere' } },
};
