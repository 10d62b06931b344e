import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from './measures';

/** DESK.md, 'The piece in hand': a row whose list is isolated. */
export const IN_HAND: ThemeUICSSObject = {
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

export const LIST_AND_HAND: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  columnGap: '64px',
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 5 } },
};
export const BESIDE: ThemeUICSSObject = {
  position: 'sticky',
  top: 'calc(var(--desk-header) + 24px)',
  [BELOW_WIDE]: { position: 'static' },
};

/** How many there are, above a word. */
export const COUNT: ThemeUICSSObject = {
  position: 'relative',
  top: '-.7em',
  ml: '.28em',
  fontSize: 'note',
  fontWeight: 'normal',
  lineHeight: 0,
  verticalAlign: 'baseline',
  fontVariantNumeric: 'tabular-nums',
};

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
  '& sup': COUNT,
};

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
  '&:focus-within': { borderBottomWidth: 'thick', borderBottomColor: 'text' },
};

export const NAMED: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
  gap: '6px 12px',
  variant: 'text.cap',
  '& dt': { color: 'muted' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
export const NOT_ON_PHONE: ThemeUICSSObject = { [ON_PHONE]: { display: 'none' } };
export const NOT_WIDE: ThemeUICSSObject = { display: 'none', [BELOW_WIDE]: { display: 'revert' } };
export const ACTIONS: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  whiteSpace: 'nowrap',
  // French has words for two lines.
  [BELOW_WIDE]: { flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: 3, rowGap: 1 },
};
export const OTHER_PLACES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  mt: '6px',
  variant: 'text.muted',
  '& a': { variant: 'links.quiet', py: '6px' },
  '& a:hover': { color: 'text', textDecoration: 'underline' },
};
