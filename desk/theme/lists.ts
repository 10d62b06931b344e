import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from './measures';
import { COUNT, TYPES } from './shelves';

/** DESK.md, 13: columns matched left, the trial run right. */
export const LIST_GRID: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '480px minmax(0, 1fr)',
  columnGap: 'column',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 6 } },
};
export const LIST_HEAD: ThemeUICSSObject = {
  '& > h1': { variant: 'text.head', mt: 'lines', overflowWrap: 'anywhere' },
  '& > p': { variant: 'text.muted', mt: 2, maxWidth: '48ch' },
};
/** The heading of a column, the field that it goes to, what it says. */
export const COLUMNS_TABLE: ThemeUICSSObject = {
  width: '100%',
  mt: '22px',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  variant: 'text.cap',
  '& th': { fontWeight: 'normal', textAlign: 'left' },
  '& thead th': { variant: 'text.note', width: '38%', pb: 'touch', color: 'muted' },
  '& thead th[data-heading]': { width: '28%' },
  '& thead th[data-example]': { width: '34%' },
  '& tr > *': { verticalAlign: 'baseline', overflowWrap: 'anywhere', pr: 4 },
  // Three rules with room between them.
  '& tbody tr > *': { position: 'relative', py: '2px' },
  '& tbody tr > *::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    right: 4,
    borderTop: 'rule',
  },
  '& tr > [data-example]': { pr: 0, color: 'muted' },
  '& tbody tr > [data-example]::before': { right: 0 },
  [ON_PHONE]: {
    '& tr > *': { pr: 'near' },
    '& tbody tr > *::before': { right: 'near' },
  },
};
/** The arrow stands behind the word where a browser can make a select as wide as that, else at the end. */
export const PICK: ThemeUICSSObject = {
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  '& > select': {
    appearance: 'none',
    fieldSizing: 'content',
    maxWidth: '100%',
    minHeight: '38px',
    py: 'touch',
    pr: '22px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '&[data-out=true] > select': { color: 'muted' },
  '&::after': {
    content: '""',
    position: 'absolute',
    right: '5px',
    top: 'calc(50% - 6px)',
    width: '7px',
    height: '7px',
    border: 'stroke',
    borderColor: 'text',
    borderWidth: '0 1.25px 1.25px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  '& option, & optgroup': { bg: 'surface', color: 'text' },
  [ON_PHONE]: { '& > select': { minHeight: 'target' } },
};
/** How the file was read. */
export const READING: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  pt: 3,
  variant: 'text.cap',
  '& > *': { maxWidth: '100%' },
  '& > p': { flexBasis: '100%', variant: 'text.note', color: 'muted', pt: 1, overflowWrap: 'anywhere' },
  '& > p[data-odd]': { color: 'sold' },
};
/** A choice between two, beside its words. */
export const LIST_SWITCH: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 2,
  mt: 3,
  variant: 'text.note',
  color: 'muted',
  cursor: 'pointer',
};
export const LIST_PART: ThemeUICSSObject = {
  mt: 5,
  variant: 'text.cap',
  '& > h2': { variant: 'text.note', color: 'muted', pb: 'touch' },
};
export const UNKNOWN_NAMES: ThemeUICSSObject = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 4,
    alignItems: 'center',
    py: '4px',
    borderTop: 'rule',
    overflowWrap: 'anywhere',
  },
  '& > li > :last-of-type': { justifySelf: 'start' },
  '& small': { variant: 'text.note', color: 'muted', display: 'block' },
};
export const NAMES: ThemeUICSSObject = { mt: 1, overflowWrap: 'anywhere', color: 'sold' };

/** As `TYPES`, for what does not change the address. */
export const OUTCOMES_ROW: ThemeUICSSObject = {
  ...TYPES,
  mt: '36px',
  '& button': { py: '2px', color: 'inherit', font: 'inherit', whiteSpace: 'nowrap', cursor: 'pointer' },
  '& button:hover, & button[aria-pressed=true]': { color: 'text' },
  '& button[aria-pressed=true] > span': { variant: 'underlines.currentTitle' },
  '& sup': COUNT,
  [BELOW_WIDE]: { mt: 0 },
};
export const TRIAL: ThemeUICSSObject = { mt: '14px', isolation: 'isolate' };
export const TRIAL_ROW: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 76px minmax(200px, .62fr)',
  columnGap: '20px',
  alignItems: 'center',
  minHeight: '68px',
  borderBottom: 'rule',
  variant: 'text.cap',
  overflowWrap: 'anywhere',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 68px',
  '& > [data-picture]': { alignSelf: 'end', display: 'flex', alignItems: 'flex-end', height: '64px' },
  '& > [data-picture] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '84px',
    maxHeight: '62px',
  },
  '& > [data-picture]:empty::before': {
    content: '""',
    width: '44px',
    height: '59px',
    bg: 'surface',
    border: 'rule',
  },
  '& > [data-title]': { py: 1, lineHeight: 1.3 },
  '& > [data-title] i': { fontSize: '1.125rem', display: 'block' },
  '& > [data-title] > span, & > [data-number]': { color: 'muted' },
  '& > [data-number]': { fontVariantNumeric: 'tabular-nums' },
  '& > [data-number] > small': { display: 'block', variant: 'text.note', color: 'muted' },
  '& > [data-outcome]': { py: 1 },
  // Beside many lines, what they are about stands at the first.
  '&:has(button, details[open], [role=combobox], form)': {
    alignItems: 'start',
    '& > [data-picture]': { alignSelf: 'start' },
  },
  // What it would say wants more room than whether it does.
  '&:has(details[open], [role=combobox], form)': {
    gridTemplateColumns: '84px minmax(0, .4fr) 76px minmax(0, 1fr)',
  },
  '&:focus-within': { bg: 'surface', boxShadow: `inset 4px 0 0 ${colourOf('text')}` },
  '.theme-ui-dark &:focus-within': { boxShadow: `inset 4px 0 0 ${colourOf('accent')}` },
  [ON_PHONE]: {
    gridTemplateColumns: '76px minmax(0, 1fr)',
    columnGap: '14px',
    py: 1,
    '&:has(details[open], [role=combobox], form)': { gridTemplateColumns: '76px minmax(0, 1fr)' },
    '& > [data-picture]': { gridRow: '1 / span 3' },
    '& > [data-picture] img': { maxWidth: '76px' },
  },
};
export const BENEATH_OUTCOME: ThemeUICSSObject = {
  display: 'block',
  pl: '21px',
  variant: 'text.note',
  '& button': { variant: 'links.underlined', whiteSpace: 'normal', textAlign: 'left' },
  '& button:not(:last-child)': { mr: '12px' },
};
/** What dimensions may mean, one beneath the other. */
export const MEASURE_CHOICE: ThemeUICSSObject = {
  ...BENEATH_OUTCOME,
  '& > button': { display: 'block' },
};
/** Two ways to choose files. */
export const CHOOSERS: ThemeUICSSObject = { display: 'flex', flexWrap: 'wrap', columnGap: 4 };
export const WRITTEN_SIDES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  py: 2,
  '& > div': { width: '88px' },
  '& label': { display: 'block', color: 'muted' },
};
/** A picture with its name, to be chosen. */
export const PICTURE_CHOICE: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  '& img': { width: 64, height: 64, objectFit: 'contain' },
};
/** What changes, on opening. */
export const CHANGES: ThemeUICSSObject = {
  '& > summary': {
    cursor: 'pointer',
    py: 1,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > span > span:last-of-type': {
    borderBottom: `1px solid color-mix(in srgb, ${colourOf('text')} 45%, transparent)`,
  },
  '& > dl': { pl: '21px', pb: 2, variant: 'text.note' },
  '& > dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 130px) minmax(0, 1fr)',
    columnGap: 3,
    [ON_PHONE]: { display: 'block' },
  },
  '& dt': { color: 'muted' },
  '& dd': { m: 0, mb: 1, whiteSpace: 'pre-line' },
  '& del': { color: 'muted' },
  '& ins': { textDecoration: 'none' },
};

export const ENTRY_GRID: ThemeUICSSObject = {
  ...LIST_GRID,
  gridTemplateColumns: 'minmax(0, 1fr) 480px',
};
export const LATELY: ThemeUICSSObject = {
  mt: 2,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 4,
    py: 'near',
    borderTop: 'rule',
    overflowWrap: 'anywhere',
    variant: 'text.cap',
  },
  '& small': { display: 'block', variant: 'text.note', color: 'muted' },
};
export const AWAY: ThemeUICSSObject = {
  mt: 3,
  variant: 'text.cap',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 4,
    py: '8px',
    borderTop: 'rule',
    scrollMarginTop: 'calc(var(--desk-header) + 16px)',
  },
  '& > li > span': { display: 'flex', flexWrap: 'wrap', columnGap: 4 },
  '& a': { variant: 'links.underlined' },
};
