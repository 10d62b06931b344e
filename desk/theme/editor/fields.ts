import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../../src/theme/lines';
import { colourOf } from '../../../src/theme/tokens';
import { BULB_STYLES } from '../bulbs';
import { ON_PHONE } from '../measures';

const underInput: ThemeUICSSObject = { outline: 'none', ...doubledLine('6px'), borderBottomColor: 'text' };

/** DESK.md, 'Components', 'Field'. */
export const FIELD: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignSelf: 'start',
  minWidth: 0,
  scrollMarginTop: 'calc(var(--desk-header) + 72px)',
  scrollMarginBottom: 'calc(var(--desk-floor) + 24px)',
  '&[data-changed=true]::before': {
    ...(BULB_STYLES.changed['&::before'] as ThemeUICSSObject),
    position: 'absolute',
    left: '-22px',
    top: '5px',
    [ON_PHONE]: { left: '-16px' },
  },
  '&[data-wrong=true] [data-input]': { borderBottomColor: 'sold' },
  '&[data-taken=true] [data-input]': { borderBottomStyle: 'dashed' },
  '& > [data-help]': { display: 'none' },
  '&:focus-within:not(:has([aria-expanded=true])) > [data-help]': { display: 'block' },
  // It stands there for as long as a colleague is in the field, so it covers nothing below.
  '&[data-taken=true] > [data-help]': {
    display: 'block',
    position: 'static',
    width: 'auto',
    maxWidth: 'none',
    pt: '5px',
  },
};
export const WHOLE_FIELD: ThemeUICSSObject = { ...FIELD, gridColumn: '1 / -1' };
/** One line in the gap below what it is about, so that nothing moves when the focus does, and nothing that is written is hidden. */
export const HELP: ThemeUICSSObject = {
  variant: 'text.note',
  position: 'absolute',
  top: 'calc(100% + 2px)',
  left: 0,
  zIndex: 3,
  width: 'max-content',
  // A short field's goes on beside it.
  maxWidth: 'max(100%, 308px)',
  pr: 'caption',
  bg: 'background',
  color: 'muted',
  // Fingers reach what is below it.
  pointerEvents: 'none',
};
export const LABEL: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'near',
  color: 'muted',
};
export const WAS: ThemeUICSSObject = {
  variant: 'text.note',
  pt: '5px',
  color: 'muted',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
/** What lacks in something new is said quietly. */
export const TO_COME: ThemeUICSSObject = { variant: 'text.note', pt: '5px', color: 'muted' };
export const ADVICE: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: '.6em',
  alignItems: 'baseline',
  pt: 'touch',
  color: 'accent',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '8px',
    height: '8px',
    border: '1px solid currentColor',
    transform: 'rotate(45deg)',
  },
};
export const INPUT: ThemeUICSSObject = {
  display: 'block',
  width: '100%',
  minHeight: '38px',
  py: '5px',
  pb: '6px',
  bg: 'transparent',
  color: 'inherit',
  border: 0,
  borderBottom: 'field',
  borderRadius: 0,
  fontFamily: 'sans',
  fontSize: '1.0625rem',
  lineHeight: 1.45,
  '&:focus-visible': underInput,
  '&[aria-invalid=true]': { borderBottomColor: 'sold' },
  [ON_PHONE]: { minHeight: '46px', py: '9px' },
};
/** Its text once more, unseen, gives a text area its height in every browser. */
export const GROWING: ThemeUICSSObject = {
  display: 'grid',
  minWidth: 0,
  '&::after': {
    ...INPUT,
    content: 'attr(data-value)',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    gridArea: '1 / 1',
  },
  '& > textarea': { ...INPUT, gridArea: '1 / 1', resize: 'none', overflow: 'hidden' },
  '[data-wrong=true] & > textarea': { borderBottomColor: 'sold' },
  '[data-taken=true] & > textarea': { borderBottomStyle: 'dashed' },
};
const titleText: ThemeUICSSObject = {
  fontFamily: 'serif',
  fontStyle: 'italic',
  fontWeight: 'light',
  fontSize: '1.75rem',
  lineHeight: 1.2,
  letterSpacing: '-.01em',
};
export const TITLE_INPUT: ThemeUICSSObject = {
  '&::after': { ...(GROWING['&::after'] as ThemeUICSSObject), ...titleText },
  '& > textarea': { ...(GROWING['& > textarea'] as ThemeUICSSObject), ...titleText },
};
const NAME_TEXT: ThemeUICSSObject = { ...titleText, fontFamily: 'sans', fontStyle: 'normal' };
export const NAME_INPUT: ThemeUICSSObject = {
  '&::after': { ...(GROWING['&::after'] as ThemeUICSSObject), ...NAME_TEXT },
  '& > textarea': { ...(GROWING['& > textarea'] as ThemeUICSSObject), ...NAME_TEXT },
};
export const FIXED: ThemeUICSSObject = {
  variant: 'text.note',
  color: 'muted',
  pt: 'lines',
  '& button': { color: 'text', textDecoration: 'underline', cursor: 'pointer', minHeight: 'smallTarget' },
};

/** The two languages of a field: beside each other, on phones the chosen one alone. */
export const PAIR: ThemeUICSSObject = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '28px',
  rowGap: '18px',
  [ON_PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '[data-language=en] & > [data-of=fr], [data-language=fr] & > [data-of=en]': { display: 'none' },
  },
};
export const HALF_PAIR: ThemeUICSSObject = {
  ...PAIR,
  gridColumn: 'auto',
  columnGap: '20px',
  // Beside its twin, where there is no room at its right.
  '& > [data-of=fr]:not([data-taken=true]) > [data-help]': {
    left: 'auto',
    right: 0,
    pl: 'caption',
    pr: 0,
    [ON_PHONE]: { left: 0, right: 'auto' },
  },
  // In its own column, where something is said of its twin.
  '&:has(> [data-wrong=true], > [data-changed=true]):not([hidden]) > [data-path] > [data-help]': {
    position: 'static',
    width: 'auto',
    maxWidth: 'none',
    pt: '5px',
    pl: 0,
  },
  [ON_PHONE]: { ...(PAIR[ON_PHONE] as ThemeUICSSObject), gridTemplateColumns: 'minmax(0, 1fr)' },
};
export const GROUP: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '28px',
  // A line of help stands in it, nearer to its own field than to the next one.
  rowGap: '30px',
  pt: '22px',
  scrollMarginTop: 'calc(var(--desk-header) + 48px)',
  '& + &': { mt: '34px', borderTop: 'rule' },
  '& > h2': {
    gridColumn: '1 / -1',
    fontFamily: 'sans',
    fontWeight: 'light',
    fontSize: '1.4375rem',
    lineHeight: 1.2,
  },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
export const WHOLE: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
};
export const RADIOS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '26px',
  minHeight: '38px',
  alignItems: 'center',
  '& label': {
    display: 'inline-flex',
    gap: '10px',
    alignItems: 'center',
    minHeight: '38px',
    cursor: 'pointer',
  },
  '& input': {
    appearance: 'auto',
    flex: 'none',
    width: 'choice',
    height: 'choice',
    m: 0,
    accentColor: colourOf('text'),
  },
};
/** A line for each address of before. */
export const FORMER: ThemeUICSSObject = {
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '20px',
    alignItems: 'center',
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
  },
  '& > li > span': { minWidth: 0, fontFamily: 'sans', fontSize: '1.0625rem', lineHeight: 1.45 },
  '& button': { variant: 'links.underlined', minWidth: 'smallTarget', minHeight: 'smallTarget' },
};
export const SMALL: ThemeUICSSObject = { variant: 'text.note', color: 'muted' };
