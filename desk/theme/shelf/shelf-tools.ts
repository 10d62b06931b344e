import type { ThemeUICSSObject } from 'theme-ui';
import { layoutVariants } from '../../../src/theme/styles/layout-styles';
import { BELOW_WIDE, ON_PHONE } from '../measures';
import { COUNT } from '../shelves';

/** DESK.md, 'Screens', 03: list and piece in hand. */
export const SHELF_GRID: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 288px',
  columnGap: '64px',
  [BELOW_WIDE]: { display: 'block' },
};
/** Types on the left; on the right how many were found. */
export const TYPES_LINE: ThemeUICSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 4,
  '& > nav': { minWidth: 0 },
};
export const FOUND_COUNT: ThemeUICSSObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '20px',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // What is announced has its place before.
  '&:not(:has(a))': layoutVariants.visuallyHidden,
};
export const SHELF_TYPES: ThemeUICSSObject = {
  variant: 'text.title',
  '& sup': { ...COUNT, fontSize: 'max(.42em, .8125rem)' },
  [ON_PHONE]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    mr: 'beyondMargin',
    pr: 'margin',
    scrollbarWidth: 'none',
  },
};
export const TOOLS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 26px',
  mt: '18px',
  minHeight: 'target',
  // So narrow that the line stays one, whatever state is chosen.
  '& > label': { flex: '0 0 200px', mt: 0 },
  '& > [data-end]': { display: 'flex', alignItems: 'center', gap: '20px', ml: 'auto' },
  [ON_PHONE]: {
    gap: '4px 20px',
    mt: 2,
    '& > label': { flex: '1 0 100%', maxWidth: 'none' },
    '& > [data-end]': { ml: 0 },
  },
};
/** A filter: a word, which is ink on a brass line once something is chosen. */
export const FILTER_WORD: ThemeUICSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  py: 2,
  color: 'muted',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderBottom: '1px solid transparent',
  '&::after': {
    content: '""',
    width: '7px',
    height: '7px',
    border: 'stroke',
    borderColor: 'currentColor',
    borderWidth: '0 1.25px 1.25px 0',
    transform: 'rotate(45deg) translate(-2px, -2px)',
  },
  '&:hover, &[aria-expanded=true]': { color: 'text' },
  '&[data-chosen=true]': { color: 'text', borderBottomColor: 'accent' },
  [ON_PHONE]: { py: '11px' },
};
export const ONLY_PHONE: ThemeUICSSObject = { display: 'none', [ON_PHONE]: { display: 'inline-flex' } };
export const NO_PHONE: ThemeUICSSObject = { display: 'contents', [ON_PHONE]: { display: 'none' } };
export const NO_PHONE_LINK: ThemeUICSSObject = { whiteSpace: 'nowrap', [ON_PHONE]: { display: 'none' } };
export const FILTER_MENU: ThemeUICSSObject = {
  minWidth: '220px',
  maxHeight: 'inherit',
  overflow: 'auto',
  bg: 'surface',
  border: 'rule',
  outline: 'none',
  '& header': { variant: 'text.note', px: '18px', pt: 'near', color: 'muted' },
  '& [role^=menuitem]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 4,
    minHeight: '40px',
    px: '18px',
    cursor: 'pointer',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [role=menu] > :not([role])': { px: '18px', py: 'near', color: 'muted' },
  '& [role=menu]': { outline: 'none' },
  '& [role^=menuitem] > :last-child:not(:first-of-type)': { color: 'muted' },
  '& [role^=menuitem][data-focused]': { bg: 'background' },
  '& [aria-checked=true] > :first-of-type': { borderBottom: 'chosen' },
  [ON_PHONE]: { '& [role^=menuitem]': { minHeight: 'target' } },
};
/** The search at the head of a filter with many choices. */
export const FILTER_FIND: ThemeUICSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bg: 'surface',
  '& input': { width: '100%', minHeight: 'target', px: '18px', borderBottom: 'rule', outline: 'none' },
  '& input:focus': { borderBottomColor: 'text' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
};
export const VIEWS: ThemeUICSSObject = {
  display: 'flex',
  gap: 4,
  '& a': { variant: 'links.quiet', py: 2, color: 'muted' },
  '& a:hover, & a[aria-current]': { color: 'text' },
  '& a[aria-current] > span': { borderBottom: 'chosen', pb: 'lines' },
};
