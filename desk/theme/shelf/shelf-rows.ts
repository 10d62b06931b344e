import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { BARELY_WIDE, BELOW_WIDE, ON_PHONE } from '../measures';

export const SHELF: ThemeUICSSObject = {
  isolation: 'isolate',
  outline: 'none',
  '--row': '68px',
  '--out': '16px',
  '--picture': '84px',
  '--columns': '84px minmax(180px, 1.2fr) 76px 72px 104px minmax(190px, 1fr) 96px',
  '&[data-shelf=creators]': { '--columns': '84px minmax(200px, 1.4fr) 120px minmax(206px, 1fr) 96px' },
  '&[data-shelf=events], &[data-shelf=press]': {
    '--row': '88px',
    '--picture': '140px',
    '--columns': '140px minmax(200px, 1.5fr) 150px minmax(206px, 1fr) 96px',
  },
  [BARELY_WIDE]: {
    '--picture': '72px',
    '--columns': '72px minmax(130px, 1.2fr) 60px 66px 92px minmax(128px, 1fr) 64px',
    '&[data-shelf=creators]': { '--columns': '72px minmax(160px, 1.4fr) 110px minmax(150px, 1fr) 64px' },
    '&[data-shelf=events], &[data-shelf=press]': {
      '--picture': '110px',
      '--columns': '110px minmax(150px, 1.5fr) 120px minmax(140px, 1fr) 64px',
    },
  },
  [BELOW_WIDE]: {
    '--out': '12px',
    '--columns': '84px minmax(0, 1fr) 100px minmax(186px, .7fr)',
    '&[data-shelf=creators]': { '--columns': '84px minmax(0, 1fr) minmax(186px, .7fr)' },
    '&[data-shelf=events], &[data-shelf=press]': { '--columns': '140px minmax(0, 1fr) minmax(186px, .7fr)' },
  },
  [ON_PHONE]: {
    '--out': '0px',
    '--row': '76px',
    '--picture': '76px',
    '--columns': '76px minmax(0, 1fr) auto',
    '&[data-shelf]:not([data-shelf=works])': {
      '--row': '76px',
      '--picture': '76px',
      '--columns': '76px minmax(0, 1fr)',
    },
  },
};
const row: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: '20px',
  alignItems: 'center',
  // As wide as the surface of the one in hand, so that nothing of a row is outside of it.
  ml: 'beyondMargin',
  pl: 'margin',
  mr: 'calc(-1 * var(--out))',
  pr: 'var(--out)',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'margin',
    right: 'var(--out)',
    bottom: 0,
    borderBottom: 'rule',
  },
  '& > [data-boxed]': { display: 'contents' },
  '& > [data-wide]': { [BELOW_WIDE]: { display: 'none' } },
  '& > [data-not-phone]': { [ON_PHONE]: { display: 'none' } },
  [BARELY_WIDE]: { columnGap: '16px' },
  [ON_PHONE]: { columnGap: '14px' },
};
export const SHELF_HEADS: ThemeUICSSObject = {
  ...row,
  // They stay while one scrolls.
  position: 'sticky',
  top: 'header',
  zIndex: 1,
  bg: 'background',
  alignItems: 'end',
  minHeight: '34px',
  variant: 'text.note',
  color: 'muted',
  '& button': {
    display: 'block',
    pt: '6px',
    pb: '7px',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& > :not(:has(button)):not([data-box])': { pb: '7px' },
  '& button:hover, & [aria-sort=ascending], & [aria-sort=descending]': { color: 'text' },
  '& [aria-sort=ascending] button::after': { content: '" ↑"' },
  '& [aria-sort=descending] button::after': { content: '" ↓"' },
  '& [data-box]': { bottom: '-6px' },
  [ON_PHONE]: { display: 'none' },
};
/** A shelf: the picture stands on the row's line; out of sight it is not rendered. */
export const SHELF_ROW: ThemeUICSSObject = {
  ...row,
  minHeight: 'var(--row)',
  // Heads and floor cover no row that keys go to.
  scrollMarginTop: 'calc(var(--desk-header) + 44px)',
  scrollMarginBottom: 'calc(var(--desk-floor) + 8px)',
  cursor: 'default',
  outline: 'none',
  variant: 'text.cap',
  '& > [data-picture]': {
    alignSelf: 'end',
    display: 'flex',
    alignItems: 'flex-end',
    height: 'calc(var(--row) - 4px)',
  },
  '& > [data-picture] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: 'var(--picture)',
    maxHeight: 'calc(var(--row) - 6px)',
  },
  '& > [data-picture]:empty::before': {
    content: '""',
    width: '44px',
    height: 'calc(var(--row) - 9px)',
    bg: 'surface',
    border: 'rule',
  },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--row)',
  '&[aria-current=true]': { bg: 'surface', boxShadow: `inset 4px 0 0 ${colourOf('text')}` },
  '&[aria-current=true]::after': { left: 0, right: 0, borderBottom: 'ink' },
  '.theme-ui-dark &[aria-current=true]': { boxShadow: `inset 4px 0 0 ${colourOf('accent')}` },
  '.theme-ui-dark &[aria-current=true]::after': { borderBottom: 'chosen' },
  '&:focus-visible': { outline: `2px solid ${colourOf('text')}`, outlineOffset: '-2px' },
  [ON_PHONE]: {
    columnGap: '14px',
    '&[aria-current=true]:not(:focus-visible)': {
      bg: 'transparent',
      boxShadow: 'none !important',
      '&&::after': { left: 'margin', right: 0, borderBottom: 'rule' },
    },
  },
};
