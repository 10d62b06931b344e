import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { ON_PHONE } from '../measures';

export const BENEATH: ThemeUICSSObject = {
  display: 'block',
  pl: '21px',
  variant: 'text.note',
  color: 'muted',
};
export const UNTIL: ThemeUICSSObject = { display: 'block', variant: 'text.note', color: 'muted' };
export const STOPS: ThemeUICSSObject = { color: 'sold' };

const dot: ThemeUICSSObject = {
  content: '""',
  flex: 'none',
  alignSelf: 'center',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  bg: 'currentColor',
  forcedColorAdjust: 'none',
};
export const SOLD: ThemeUICSSObject = {
  display: 'inline-flex',
  gap: '.6em',
  alignItems: 'baseline',
  color: 'sold',
  whiteSpace: 'nowrap',
  '&::before': dot,
};
/** As that of links. */
const FAINT_LINE = `1px solid color-mix(in srgb, ${colourOf('text')} 45%, transparent)`;
/** What a click does stands below what is, in the row in hand and where it is pointed at. */
export const MARK: ThemeUICSSObject = {
  display: 'inline-block',
  py: 1,
  lineHeight: 1.3,
  textAlign: 'left',
  color: 'muted',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // Seen as what it is: something to press.
  '& > [data-is]': { borderBottom: FAINT_LINE },
  '& > [data-will]': {
    display: 'none',
    variant: 'text.note',
    color: 'text',
    borderBottom: FAINT_LINE,
  },
  '&:hover, &:focus-visible, [role=row][aria-current=true] &, [role=row]:hover &': {
    '& > [data-will]': { display: 'table' },
  },
  [ON_PHONE]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minWidth: '64px',
    minHeight: '48px',
    '& > [data-is]': { px: 2, py: 'lines', border: 'field' },
    '&&&& > [data-will]': { display: 'none' },
  },
};
