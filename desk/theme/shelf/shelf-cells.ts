import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from '../measures';

export const TITLE_CELL: ThemeUICSSObject = {
  minWidth: 0,
  lineHeight: 1.3,
  '& a': {
    display: 'block',
    variant: 'links.quiet',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& a:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
  '& a, & a i': { fontSize: '1.125rem' },
  '& > span': { display: 'block', color: 'muted' },
  '[data-shelf=events] &, [data-shelf=press] &': {
    '& a': {
      whiteSpace: 'normal',
      lineClamp: 2,
      display: '-webkit-box',
      WebkitLineClamp: '2',
      WebkitBoxOrient: 'vertical',
    },
  },
  [ON_PHONE]: {
    '& a': {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitLineClamp: '2',
      WebkitBoxOrient: 'vertical',
    },
  },
};
/** On phones, a state that is not simply public stands where the creator does. */
export const STATE_ON_PHONE: ThemeUICSSObject = {
  '&&': { display: 'none' },
  [ON_PHONE]: { '&&': { display: 'block' }, '& + span': { display: 'none !important' } },
};
/** Where dates have no column of their own. */
export const DATE_BENEATH: ThemeUICSSObject = { display: 'none', [BELOW_WIDE]: { display: 'inline' } };
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

/** 18 px in the margin, 36 × 44 for the pointer. */
export const BOX: ThemeUICSSObject = {
  position: 'absolute',
  left: '3px',
  top: 'calc(50% - 22px)',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '44px',
  cursor: 'pointer',
  opacity: 0.4,
  '& input': {
    appearance: 'none',
    width: '18px',
    height: '18px',
    m: 0,
    border: 'field',
    bg: 'background',
    cursor: 'pointer',
    position: 'relative',
  },
  '& input:checked': { bg: 'text', borderColor: 'text', forcedColorAdjust: 'none' },
  '.theme-ui-dark & input:checked': { bg: 'accent', borderColor: 'accent' },
  '& input:checked::after': {
    content: '""',
    position: 'absolute',
    left: '5px',
    top: '1px',
    width: '5px',
    height: '10px',
    border: `solid ${colourOf('background')}`,
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(42deg)',
  },
  '& input:indeterminate::after': {
    content: '""',
    position: 'absolute',
    left: '3px',
    right: '3px',
    top: '7px',
    borderTop: `1.5px solid ${colourOf('text')}`,
  },
  '&:hover, [role=row]:hover &, [role=row][aria-current=true] &, [data-picking=true] &, &:focus-within': {
    opacity: 1,
  },
  [BELOW_WIDE]: { left: 0, width: '28px' },
  [ON_PHONE]: { display: 'none' },
};
