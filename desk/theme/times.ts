import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../src/theme/lines';
import { INPUT } from './editor/fields';
import { ON_PHONE } from './measures';
import { FILTER_WORD } from './shelf/shelf-tools';

/** A field for a day or an hour, whose parts are written one by one. */
export const TIME: ThemeUICSSObject = {
  minWidth: 0,
  '& [data-label]': { variant: 'text.note', display: 'block', color: 'muted' },
};
export const PARTS: ThemeUICSSObject = {
  ...INPUT,
  display: 'flex',
  alignItems: 'baseline',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  '& [data-type]': { px: '1px', outline: 'none' },
  '& [data-placeholder]': { color: 'muted' },
  '& [data-type][data-focused]': { bg: 'text', color: 'background' },
  '&[data-focus-within]': { outline: 'none', ...doubledLine('6px'), borderBottomColor: 'text' },
  '&[data-invalid]': { borderBottomColor: 'sold' },
  '& > button': {
    ...FILTER_WORD,
    ml: 'auto',
    pl: 2,
    py: 0,
    fontSize: 'ui',
    [ON_PHONE]: { py: 0, minHeight: 'smallTarget' },
  },
};
export const MONTH: ThemeUICSSObject = {
  p: 3,
  bg: 'surface',
  border: 'rule',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible, & [role=dialog]': { outline: 'none' },
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', pb: 2 },
  '& header h2': { fontSize: 'ui', fontWeight: 'normal' },
  '& header button, & [role=button]': {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    cursor: 'pointer',
  },
  '& th': { variant: 'text.note', color: 'muted', fontWeight: 'normal' },
  '& td': { p: 0 },
  '& [role=button][data-outside-month]': { display: 'none' },
  '& [role=button][data-today]': { textDecoration: 'underline', textUnderlineOffset: 'underWord' },
  '& [role=button][data-hovered]': { bg: 'background' },
  '& [role=button][data-selected]': { bg: 'text', color: 'background' },
  '& [data-disabled], & [data-unavailable]': { color: 'muted', opacity: 0.6, cursor: 'default' },
};
