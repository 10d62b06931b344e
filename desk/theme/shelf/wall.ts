import type { ThemeUICSSObject } from 'theme-ui';
import { colourOf } from '../../../src/theme/tokens';
import { BELOW_WIDE, ON_PHONE } from '../measures';

/** DESK.md, 'Screens', 03, wall: one line for all that stand on it. */
export const WALL: ThemeUICSSObject = {
  '--on-a-line': 7,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  mt: 'links',
  outline: 'none',
  [BELOW_WIDE]: { '--on-a-line': 4 },
  [ON_PHONE]: { '--on-a-line': 2 },
};
export const WALL_PIECE: ThemeUICSSObject = {
  flex: '0 0 calc(100% / var(--on-a-line))',
  minWidth: 0,
  cursor: 'pointer',
  outline: 'none',
  '& [data-picture]': {
    display: 'flex',
    alignItems: 'flex-end',
    height: '180px',
    pr: '24px',
    borderBottom: 'ink',
  },
  '.theme-ui-dark & [data-picture]': { borderBottomColor: 'field' },
  '& [data-picture] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: '174px',
  },
  '& [data-picture] > span': { width: '128px', height: '166px', bg: 'surface', border: 'rule' },
  '&[data-focus-visible] [data-picture] > *': {
    outline: `2px solid ${colourOf('text')}`,
    outlineOffset: '3px',
  },
  // Empty, where a pointer has taken it from; what keys hold stays there until it is put down.
  '[data-by-keys=false] > &[data-dragging] [data-picture] img': {
    bg: 'surface',
    objectFit: 'none',
    objectPosition: '-4000px 0',
  },
  '[data-by-keys=true] > &[data-dragging] [data-picture] > *': {
    outline: `3px solid ${colourOf('accent')}`,
    outlineOffset: '3px',
  },
};
export const PIECE_WORDS: ThemeUICSSObject = {
  position: 'relative',
  pt: 2,
  pr: '44px',
  pb: 'links',
  variant: 'text.note',
  '& > i': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    // Capitals keep their accents.
    pt: '.25em',
    mt: '-.25em',
    fontSize: 'cap',
    lineHeight: 1.25,
  },
  '& > span:not([data-acts])': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 10px',
    mt: 'lines',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-acts]': {
    position: 'absolute',
    top: '4px',
    right: '20px',
    display: 'flex',
    opacity: 0,
    '& button': { minWidth: '24px', minHeight: '24px', cursor: 'pointer', color: 'muted' },
    '& button:hover': { color: 'text' },
    // A handle for keys and readers; a pointer drags the piece itself.
    '& [slot=drag]': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', minWidth: 0 },
    '[role=row]:hover &, &:focus-within, [role=row]:focus-within &': { opacity: 1 },
    [ON_PHONE]: { opacity: 1, right: 0, '& button': { minWidth: '44px', minHeight: '44px' } },
  },
};
/** Brass, where it would stand. */
export const DROP_LINE: ThemeUICSSObject = {
  position: 'relative',
  flex: '0 0 0',
  width: 0,
  outline: 'none',
  '&[data-drop-target]::after': {
    content: '""',
    position: 'absolute',
    left: '-14px',
    top: 0,
    height: '180px',
    borderLeft: `3px solid ${colourOf('accent')}`,
  },
};
export const WALL_KEYS: ThemeUICSSObject = {
  display: 'flex',
  // Where there is little room, in two lines.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minWidth: 0,
  gap: '4px 28px',
  variant: 'text.muted',
  '& > span': { display: 'inline-flex', gap: 'caption', alignItems: 'center', whiteSpace: 'nowrap' },
  [BELOW_WIDE]: { display: 'none' },
};
