import type { ThemeUICSSObject } from 'theme-ui';
import { ON_PHONE, SIZES } from './measures';

/** The manual: its contents beside the text, above it on phones. */
export const MANUAL: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: `${SIZES.contents} minmax(0, 1fr)`,
  columnGap: 5,
  mt: 4,
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 },
};

export const MANUAL_CONTENTS: ThemeUICSSObject = {
  variant: 'text.cap',
  '& ul': { position: 'sticky', top: 'stuck', display: 'grid', listStyle: 'none', p: 0 },
  '& a': { variant: 'links.quiet', display: 'block', py: 1, color: 'muted' },
  '& a:hover': { color: 'text' },
  [ON_PHONE]: { '& ul': { position: 'static' } },
};

/** Where words were found, above the text. */
export const MANUAL_FOUND: ThemeUICSSObject = {
  maxWidth: 'reading',
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& li': { borderTop: 'rule' },
  '& a': { display: 'block', py: 2, color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
  '& b': { display: 'block', variant: 'text.cap', color: 'muted', fontWeight: 'normal' },
  '& a:hover b': { color: 'text', textDecoration: 'underline' },
  '& mark': {
    bg: 'transparent',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'accent',
  },
};

export const MANUAL_TEXT: ThemeUICSSObject = {
  maxWidth: 'reading',
  fontFamily: 'serif',
  fontSize: 'field',
  lineHeight: 1.6,
  '& h1': { variant: 'text.head' },
  '& h2': { variant: 'text.title', mt: 5 },
  '& > p, & > ul, & > table': { mt: 3 },
  // What was found is led to.
  '& [id]': { scrollMarginTop: 'stuck' },
  '& ul': { pl: 3 },
  '& li + li': { mt: 2 },
  '& em': { fontStyle: 'italic' },
  '& strong': { fontWeight: 'normal', fontFamily: 'sans', fontSize: 'ui' },
  '& img': { display: 'block', width: '100%', height: 'auto', border: 'rule' },
  '& kbd': {
    px: 1,
    border: 'rule',
    fontFamily: 'sans',
    fontSize: 'note',
    whiteSpace: 'nowrap',
  },
  '& table': { width: '100%', borderCollapse: 'collapse', variant: 'text.ui' },
  '& td': { py: 2, pr: 3, borderTop: 'rule', verticalAlign: 'top' },
};
