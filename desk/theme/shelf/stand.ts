import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../measures';

/** DESK.md, 'Screens', 02: what is not public yet. */
export const STAND: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  mt: 4,
  '& > li': { minWidth: 0 },
  '& a': { display: 'block', variant: 'links.quiet' },
  '& a:hover i, & a:hover b': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& [data-picture]': {
    display: 'flex',
    alignItems: 'flex-end',
    height: '236px',
    pr: '24px',
    borderBottom: 'ink',
  },
  '.theme-ui-dark & [data-picture]': { borderBottomColor: 'field' },
  '& [data-picture] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '236px',
  },
  '& [data-picture] > span': { width: '80%', height: '100%', bg: 'surface', border: 'rule' },
  '& [data-words]': { display: 'grid', gap: 'lines', pt: 2, pr: 3, variant: 'text.cap' },
  '& b': { fontWeight: 'normal' },
  '& small': { variant: 'text.note', color: 'muted', pl: '21px' },
  [BELOW_WIDE]: { '& [data-picture]': { height: '200px' }, '& [data-picture] img': { maxHeight: '200px' } },
  [ON_PHONE]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: 3,
    '& [data-picture]': { height: '150px' },
    '& [data-picture] img': { maxHeight: '150px' },
  },
};
export const STAND_MORE: ThemeUICSSObject = {
  variant: 'text.muted',
  mt: 3,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
};
