import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { ON_PHONE } from '../measures';

export const CONFLICTS: ThemeUICSSObject = {
  display: 'grid',
  gap: 2,
  mt: 3,
  pb: 4,
  borderBottom: 'rule',
  '& > h2': { variant: 'text.title' },
  '& > p': { color: 'muted' },
  '& > [data-acts]': { display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' },
};
export const CONFLICT: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '8px 28px',
  p: 0,
  pt: 3,
  m: 0,
  border: 0,
  borderTop: 'rule',
  '& > legend': { variant: 'text.note', color: 'muted', float: 'left', gridColumn: '1 / -1', p: 0 },
  '& > label': { display: 'flex', gap: 'near', alignItems: 'start', minHeight: 'target', cursor: 'pointer' },
  '& input[type=radio]': {
    appearance: 'auto',
    flex: 'none',
    width: 'choice',
    height: 'choice',
    accentColor: colourOf('text'),
  },
  '& small': { display: 'block', variant: 'text.note', color: 'muted' },
  '& span': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& > span': { gridColumn: '1 / -1' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
/** What was typed and could not be saved. */
export const TYPED: ThemeUICSSObject = {
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 4,
    alignItems: 'baseline',
    py: 'caption',
    borderTop: 'rule',
  },
  '& dt': { variant: 'text.note', color: 'muted', gridColumn: '1 / -1' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd > small': { display: 'block', variant: 'text.note', color: 'sold' },
  '& dd + dd': { display: 'flex', gap: 3 },
};
