import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BARELY_WIDE, BELOW_WIDE, ON_PHONE } from './measures';

/** 18 px in the margin, 36 × 44 for the pointer. */
export const SELECT_BOX: ThemeUICSSObject = {
  position: 'absolute',
  left: '3px',
  top: 'calc(50% - 22px)',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '44px',
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    width: '18px',
    height: '18px',
    m: 0,
    border: 'field',
    bg: 'background',
    cursor: 'pointer',
    position: 'relative',
  },
  '& input:checked': { bg: 'text', borderColor: 'text', forcedColorAdjust: 'none' },
  '.theme-ui-dark & input:checked': { bg: 'accent', borderColor: 'accent' },
  '& input:checked::after': {
    content: '""',
    position: 'absolute',
    left: '5px',
    top: '1px',
    width: '5px',
    height: '10px',
    border: `solid ${colourOf('background')}`,
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(42deg)',
  },
  '& input:indeterminate::after': {
    content: '""',
    position: 'absolute',
    left: '3px',
    right: '3px',
    top: '7px',
    borderTop: `1.5px solid ${colourOf('text')}`,
  },
};

const ROW: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: 'var(--gap, 20px)',
  alignItems: 'center',
  // As wide as the surface of the current one, so that nothing of a row is outside of it.
  ml: 'beyondMargin',
  pl: 'margin',
  mr: 'calc(-1 * var(--out))',
  pr: 'var(--out)',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'margin',
    right: 'var(--out)',
    bottom: 0,
    borderBottom: 'rule',
  },
  '& > *': { minWidth: 0 },
  '& > [data-boxed]': { display: 'contents' },
};

const HEADS: ThemeUICSSObject = {
  ...ROW,
  // They stay while one scrolls.
  position: 'sticky',
  top: 'header',
  zIndex: 1,
  bg: 'background',
  alignItems: 'end',
  minHeight: '34px',
  variant: 'text.note',
  color: 'muted',
  '& button': {
    display: 'block',
    pt: '6px',
    pb: '7px',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& > :not(:has(button)):not([data-boxed])': { pb: '7px' },
  '& button:hover, & [aria-sort=ascending], & [aria-sort=descending]': { color: 'text' },
  '& [aria-sort=ascending] button::after': { content: '" ↑"' },
  '& [aria-sort=descending] button::after': { content: '" ↓"' },
  '& [data-box]': { top: 'auto', bottom: '-6px' },
  [ON_PHONE]: { display: 'none' },
};

const BODY_ROW: ThemeUICSSObject = {
  ...ROW,
  minHeight: 'var(--row)',
  // Heads and the bar at the foot cover no row that keys go to.
  scrollMarginTop: 'calc(var(--desk-header) + 44px)',
  scrollMarginBottom: 'calc(var(--desk-floor) + 8px)',
  cursor: 'default',
  outline: 'none',
  variant: 'text.cap',
  '&[aria-current=true]': { bg: 'surface', boxShadow: `inset 4px 0 0 ${colourOf('text')}` },
  '&[aria-current=true]::after': { left: 0, right: 0, borderBottom: 'ink' },
  '.theme-ui-dark &[aria-current=true]': { boxShadow: `inset 4px 0 0 ${colourOf('accent')}` },
  '.theme-ui-dark &[aria-current=true]::after': { borderBottom: 'chosen' },
  '&:focus-visible': { outline: `2px solid ${colourOf('text')}`, outlineOffset: '-2px' },
  [ON_PHONE]: {
    '&[aria-current=true][data-row]:not(:focus-visible)': {
      bg: 'transparent',
      boxShadow: 'none !important',
      '&::after': { left: 'margin', right: 0, borderBottom: 'rule' },
    },
  },
};

/**
 * A list of any collection: one rule for all of its rows, since a style for each would be made anew while one scrolls.
 * Around it, `--row` (the lowest height), `--columns` and `--gap` say what its rows are like, `data-column` styles its cells.
 */
export const LIST: ThemeUICSSObject = {
  isolation: 'isolate',
  outline: 'none',
  '--out': '16px',
  [BELOW_WIDE]: { '--out': '12px' },
  [ON_PHONE]: { '--out': '0px' },
  '& [data-heads]': HEADS,
  '& [data-row]': BODY_ROW,
  // Taken out of the flow, each at its place among all rows.
  '& [data-virtual=true]': { position: 'relative' },
  '& [data-virtual=true] > [data-row]': { position: 'absolute', left: 0, right: 0 },
  '& [data-box]': { ...SELECT_BOX, opacity: 0.4, [BELOW_WIDE]: { left: 0, width: '28px' } },
  '& [data-box]:hover, & [role=row]:hover [data-box], & [aria-current=true] [data-box], &[data-selecting=true] [data-box], & [data-box]:focus-within':
    { opacity: 1 },
  '& [data-from=wide]': { [BELOW_WIDE]: { display: 'none' } },
  '& [data-from=tablet]': { [ON_PHONE]: { display: 'none' } },
  '& [data-row] [data-box], & [data-heads] [data-box]': { [ON_PHONE]: { display: 'none' } },
};

/** DESK.md, 'Shelves': the picture stands, whole, on the line of its row. */
const PICTURE: ThemeUICSSObject = {
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'flex-end',
  height: 'calc(var(--row) - 4px)',
  '& img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: 'var(--picture)',
    maxHeight: 'calc(var(--row) - 6px)',
  },
  '&:empty::before': {
    content: '""',
    width: '44px',
    height: 'calc(var(--row) - 9px)',
    bg: 'surface',
    border: 'rule',
  },
};

const TITLE: ThemeUICSSObject = {
  lineHeight: 1.3,
  '& > a': {
    display: 'block',
    variant: 'links.quiet',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& > a:hover': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
  },
  '& > a, & > a > i': { fontSize: '1.125rem' },
  '& > span': { display: 'block', color: 'muted' },
  // On phones, a state that is not simply public stands where the creator does.
  '& > [data-state]': { display: 'none', [ON_PHONE]: { display: 'block' } },
  '& > [data-state] + span': { [ON_PHONE]: { display: 'none' } },
  // Where dates have no column of their own.
  '& [data-date]': { display: 'none', [BELOW_WIDE]: { display: 'inline' } },
};
const TWO_LINES: ThemeUICSSObject = {
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: '2',
  WebkitBoxOrient: 'vertical',
};

const ITEM_CELLS: ThemeUICSSObject = {
  '& [data-row] > [data-column=picture]': PICTURE,
  '& [data-row] > [data-column=title]': TITLE,
  '& [data-column=date], & [data-column=reference]': { fontVariantNumeric: 'tabular-nums' },
  '& [data-row] > [data-column=reference], & [data-row] > [data-column=changed]': { color: 'muted' },
};

const tall: ThemeUICSSObject = {
  ...ITEM_CELLS,
  '--row': '88px',
  '--picture': '140px',
  '--columns': '140px minmax(200px, 1.5fr) 150px minmax(206px, 1fr) 96px',
  '& [data-row] > [data-column=title] > a': { ...TWO_LINES, lineHeight: 1.3 },
  [BARELY_WIDE]: {
    '--gap': '16px',
    '--picture': '110px',
    '--columns': '110px minmax(150px, 1.5fr) 120px minmax(140px, 1fr) 64px',
  },
  [BELOW_WIDE]: { '--columns': '140px minmax(0, 1fr) minmax(186px, .7fr)' },
};
const ON_PHONES: ThemeUICSSObject = {
  '--gap': '14px',
  '--row': '76px',
  '--picture': '76px',
  '--columns': '76px minmax(0, 1fr)',
  '& [data-row] > [data-column=title] > a': TWO_LINES,
};

/** DESK.md, 'Screens', 03: the lists of the catalogue. */
export const ITEM_LAYOUTS = {
  works: {
    ...ITEM_CELLS,
    '--row': '68px',
    '--picture': '84px',
    '--columns': '84px minmax(180px, 1.2fr) 76px 72px 104px minmax(190px, 1fr) 96px',
    [BARELY_WIDE]: {
      '--gap': '16px',
      '--picture': '72px',
      '--columns': '72px minmax(130px, 1.2fr) 60px 66px 92px minmax(128px, 1fr) 64px',
    },
    [BELOW_WIDE]: { '--columns': '84px minmax(0, 1fr) 100px minmax(186px, .7fr)' },
    [ON_PHONE]: { ...ON_PHONES, '--columns': '76px minmax(0, 1fr) auto' },
  },
  creators: {
    ...ITEM_CELLS,
    '--row': '68px',
    '--picture': '84px',
    '--columns': '84px minmax(200px, 1.4fr) 120px minmax(206px, 1fr) 96px',
    [BARELY_WIDE]: {
      '--gap': '16px',
      '--picture': '72px',
      '--columns': '72px minmax(160px, 1.4fr) 110px minmax(150px, 1fr) 64px',
    },
    [BELOW_WIDE]: { '--columns': '84px minmax(0, 1fr) minmax(186px, .7fr)' },
    [ON_PHONE]: ON_PHONES,
  },
  events: { ...tall, [ON_PHONE]: ON_PHONES },
  press: { ...tall, [ON_PHONE]: ON_PHONES },
} satisfies Record<string, ThemeUICSSObject>;

/** Addresses of visitors, and what they wish for: words alone. */
const WORDS: ThemeUICSSObject = {
  '--row': '46px',
  '& [data-row] > *': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& [data-row] > :not([role=rowheader])': { color: 'muted' },
  '& [data-row] > [role=rowheader]': { fontSize: 'ui' },
  '& [data-column=day]': { fontVariantNumeric: 'tabular-nums' },
  [BELOW_WIDE]: { '--gap': '16px' },
};
export const SUBSCRIBER_LAYOUT: ThemeUICSSObject = {
  ...WORDS,
  '--columns': 'minmax(0, 1.6fr) 84px 128px minmax(0, 1fr)',
  [ON_PHONE]: { '--columns': 'minmax(0, 1fr) auto' },
};
export const WISH_LAYOUT: ThemeUICSSObject = {
  ...WORDS,
  '--columns': 'minmax(0, 2fr) minmax(0, 1.2fr) 112px 72px',
  [ON_PHONE]: {
    '--columns': 'minmax(0, 1fr) auto',
    '& [data-row]': { py: '8px' },
    '& [data-column=email]': { gridRow: 2 },
    '& [data-column=fitting]': { gridColumn: 2, gridRow: '1 / span 2' },
  },
};

export const ROOM_LAYOUT: ThemeUICSSObject = {
  '--row': '84px',
  '--gap': '24px',
  '--columns': '72px minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)',
  '& [data-row]': { py: 2 },
  '& [data-row]:hover': { bg: 'surface' },
  '& [data-column=picture]': { alignSelf: 'end' },
  '& [data-column=picture] img': {
    display: 'block',
    maxWidth: '72px',
    maxHeight: '70px',
    width: 'auto',
    height: 'auto',
  },
  // A room may be in two states at once.
  '& [data-column=state] > *': { display: 'flex' },
  [ON_PHONE]: {
    '--gap': '16px',
    '--columns': '56px minmax(0, 1fr)',
    '& [data-row] > :nth-of-type(n + 3)': { gridColumn: 2 },
    '& [data-column=picture] img': { maxWidth: '100%', maxHeight: '56px' },
  },
};

export const FILE_LAYOUT: ThemeUICSSObject = {
  '--row': '52px',
  '--columns': 'minmax(0, 1.4fr) 180px minmax(0, 1.4fr) 140px',
  '& [data-row]': { py: '6px' },
  '& [data-row] > *': { overflowWrap: 'anywhere', color: 'muted' },
  '& [data-column=file] a': { display: 'block', minHeight: 'smallTarget', color: 'text' },
  '& [data-column=uses] a, & [data-column=action]': { color: 'text' },
  '& [data-column=uses] > span': { display: 'block' },
  '& [data-column=action]': { textAlign: 'right' },
  // The file with what is said of it below it, as one block beside those that offer it.
  [BELOW_WIDE]: {
    '--columns': 'minmax(0, 1.4fr) minmax(0, 1fr) 120px',
    '& [data-column=facts]': { gridRow: 2, gridColumn: 1 },
    '& [data-column=uses], & [data-column=action]': { gridRow: '1 / span 2' },
  },
  [ON_PHONE]: {
    '--columns': 'minmax(0, 1fr)',
    '& [data-row] > [data-column]': { gridRow: 'auto' },
    '& [data-column=action]': { textAlign: 'left' },
  },
};

export const RELEASE_LAYOUT: ThemeUICSSObject = {
  '--row': '64px',
  '--gap': '16px',
  '--columns': '56px 104px minmax(0, 1fr) 170px',
  '& [data-row]': { cursor: 'pointer' },
  '& [data-column=number]': { variant: 'text.title' },
  '& [data-column=words]': { fontSize: 'ui' },
  '& [data-column=state]': { color: 'muted' },
  '& [data-row] > [data-column=pieces]': {
    display: 'flex',
    gap: 'touch',
    alignItems: 'flex-end',
    alignSelf: 'end',
    overflow: 'hidden',
  },
  [ON_PHONE]: {
    '--columns': '48px minmax(0, 1fr)',
    '& [data-row]': { py: 2 },
    '& [data-row] > [data-column=pieces]': { display: 'none' },
    '& [data-column=state]': { gridColumn: 2, pt: 1 },
  },
};

export const MESSAGE_LAYOUT: ThemeUICSSObject = {
  '--row': '84px',
  '--gap': '16px',
  '--columns': '56px minmax(0, 1fr) auto',
  '& [data-column=picture]': { alignSelf: 'end' },
  '& [data-column=picture] img': {
    display: 'block',
    maxWidth: '56px',
    maxHeight: '70px',
    width: 'auto',
    height: 'auto',
  },
  '& [data-column=letter]': { fontSize: 'ui' },
  '& [data-column=letter] a': { color: 'inherit', textDecoration: 'none' },
  '& [data-column=letter] > *': {
    display: 'block',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& [data-column=letter] > [data-name]': { display: 'flex', gap: 'caption', alignItems: 'baseline' },
  '& [data-column=when]': {
    variant: 'text.note',
    color: 'muted',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** Where both have no room, what is open takes the place of the list. */
export const LIST_AND_DETAIL: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  columnGap: '64px',
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 'calc(var(--desk-header) + 24px)' },
  '& [data-back]': { display: 'none' },
  [BELOW_WIDE]: {
    display: 'block',
    '& > aside': { position: 'static' },
    '&[data-open=false] > aside': { mt: 5 },
    '& [data-back]': { display: 'block', mb: 3 },
    // The bar at the foot is of both.
    '&[data-open=false] [data-detail] > :not(footer), &[data-open=true] > [data-list], &[data-open=true] [data-summary]':
      {
        display: 'none',
      },
  },
};
