import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { INPUT } from './fields';

/** Pictures and chosen items stand on a floor line; what is in hand has a thick one. */
export const PLACES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 14px',
  alignItems: 'end',
  pt: 1,
  '& [role=row]': {
    position: 'relative',
    maxWidth: '220px',
    cursor: 'default',
    variant: 'text.note',
    '&[data-focus-visible=true]': { outline: '2px solid currentColor', outlineOffset: '3px' },
    '&[data-dragging=true]': { opacity: 0.5 },
  },
  '& [role=row][draggable=true]': { cursor: 'grab' },
  '& [role=row]:not(:has(img))': { fontFamily: 'sans', fontSize: '1.0625rem', minHeight: '34px' },
  '& [role=gridcell]': { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  '& img': {
    display: 'block',
    flexBasis: '100%',
    width: 'auto',
    height: '96px',
    maxWidth: '160px',
    objectFit: 'contain',
    objectPosition: 'left bottom',
    borderBottom: 'ink',
    '.theme-ui-dark &': { borderBottomColor: 'field' },
  },
  '& [data-chosen=true] img': { borderBottom: `4px solid ${colourOf('text')}`, mb: '-3px' },
  '.theme-ui-dark & [data-chosen=true] img': { borderBottomColor: 'accent' },
  '& .react-aria-DropIndicator[data-drop-target=true]': { outline: `1px solid ${colourOf('accent')}` },
  '& small': { display: 'block', font: 'inherit', color: 'sold' },
  '& button': { minWidth: 'smallTarget', minHeight: 'smallTarget', borderBottom: 0 },
};
export const SEARCH: ThemeUICSSObject = {
  display: 'grid',
  maxWidth: '400px',
  pt: 2,
  '& label': { variant: 'text.note', color: 'muted' },
  '& input': { ...INPUT, minHeight: '34px' },
};
const MARKED: ThemeUICSSObject = {
  bg: 'background',
  outline: `1px solid ${colourOf('field')}`,
  outlineOffset: '-1px',
};
/** Opens over the page, outside of the form. */
export const FOUND: ThemeUICSSObject = {
  // A shade at the edge behind which there are more, which what is on it hides at the end.
  background: `
    linear-gradient(${colourOf('surface')} 40%, transparent) 0 0 / 100% 44px no-repeat local,
    linear-gradient(transparent, ${colourOf('surface')} 60%) 0 100% / 100% 44px no-repeat local,
    linear-gradient(${colourOf('line')}, transparent) 0 0 / 100% 12px no-repeat scroll,
    linear-gradient(transparent, ${colourOf('line')}) 0 100% / 100% 12px no-repeat scroll,
    ${colourOf('surface')}`,
  outline: `1px solid ${colourOf('line')}`,
  width: '400px',
  maxWidth: 'withinWindow',
  overflow: 'auto',
  variant: 'text.cap',
  '& [role=option]': {
    display: 'flex',
    gap: 'near',
    alignItems: 'center',
    minHeight: '44px',
    px: '18px',
    cursor: 'pointer',
    outline: 'none',
    py: 1,
    // Long titles leave it a width in which names stay whole.
    '& > span:last-of-type': {
      flex: 'none',
      maxWidth: '45%',
      ml: 'auto',
      color: 'muted',
      textAlign: 'right',
    },
    '& > [data-picture]': { flex: 'none', display: 'flex', width: '36px', height: '44px', alignItems: 'end' },
    '& img': { display: 'block', maxWidth: '100%', maxHeight: '100%' },
    '&[data-focused=true]': MARKED,
  },
  // What Enter takes, once something was typed.
  '&[data-typed=true] [role=option]:first-of-type:not(:has(~ [data-focused=true]))': MARKED,
  '& [role=listbox][data-empty=true]': { p: 3, color: 'muted' },
};
export const PAGE_LIST: ThemeUICSSObject = {
  maxWidth: '720px',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 4,
    alignItems: 'center',
    minHeight: '52px',
    borderBottom: 'rule',
  },
  '& a': { variant: 'links.quiet', py: 2 },
  '& a:hover': { textDecoration: 'underline' },
  '& > li > span': { variant: 'text.cap', color: 'muted' },
};
