import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../measures';

const evening = '.theme-ui-dark &';

export const SHELF_HAND: ThemeUICSSObject = {
  position: 'fixed',
  right: 'margin',
  bottom: 'calc(var(--desk-floor) + 20px)',
  width: '288px',
  '& > [data-large] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    maxWidth: '100%',
    maxHeight: 'calc(100svh - 527px)',
  },
  '& > [data-several]': { display: 'flex', alignItems: 'flex-end', gap: 2, borderBottom: 'ink' },
  '& > [data-several] img': {
    display: 'block',
    width: 'auto',
    height: 'auto',
    minWidth: 0,
    maxWidth: '99px',
    maxHeight: '110px',
  },
  [`${evening} > [data-several]`]: { borderBottomColor: 'field' },
  [BELOW_WIDE]: { display: 'none' },
};
export const HAND_CAPTION: ThemeUICSSObject = {
  pt: 'near',
  variant: 'text.cap',
  '& > span': { display: 'block', color: 'muted' },
  '& i, & b': { color: 'text', fontWeight: 'normal' },
};
export const HAND_KEYS: ThemeUICSSObject = {
  display: 'grid',
  mt: 'near',
  borderTop: 'rule',
  variant: 'text.cap',
  '& > *': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    minHeight: '36px',
    lineHeight: 1.2,
    textAlign: 'left',
    borderBottom: 'rule',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    '& kbd': { flex: 'none', whiteSpace: 'nowrap' },
  },
  '& > *:hover': { borderBottomColor: 'text' },
};

export const HAND_HINT: ThemeUICSSObject = { variant: 'text.note', color: 'muted', '& + p': { mt: 'near' } };

export const FLOOR_STATES: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  '& a': { variant: 'links.quiet', color: 'text' },
  '& a:hover': { textDecoration: 'underline' },
};
export const FLOOR_LINES: ThemeUICSSObject = {
  display: 'grid',
  lineHeight: 1.35,
  '& > small': { variant: 'text.note', color: 'muted' },
};
/** A sentence with its links. */
export const FLOOR_LINKED: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
};
export const FLOOR_CHOSEN: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '28px',
  '& > [data-grave]': { color: 'sold' },
  '& > [data-keys]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    variant: 'text.muted',
    cursor: 'pointer',
  },
  [BELOW_WIDE]: { gap: '20px', '& kbd': { display: 'none' } },
  [ON_PHONE]: { flexWrap: 'wrap', gap: '4px 16px' },
};
export const ONLY_WIDE: ThemeUICSSObject = { [BELOW_WIDE]: { display: 'none' } };

/** From the foot of a phone. */
export const SHEET: ThemeUICSSObject = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'panel',
  px: 'margin',
  pt: '20px',
  pb: 'calc(24px + env(safe-area-inset-bottom))',
  bg: 'surface',
  '& [role=dialog]': { outline: 'none' },
  '& figure': { display: 'flex', alignItems: 'flex-end', gap: '18px', m: 0, borderBottom: 'ink' },
  [`${evening} figure`]: { borderBottomColor: 'field' },
  '& figure img': { display: 'block', width: 'auto', height: 'auto', maxWidth: '128px', maxHeight: '150px' },
  '& figcaption': { pb: '10px' },
  '& [data-act]': { width: '100%', my: 3 },
  '& [data-ways]': { display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2 },
  '& [data-ways] > *': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
};
/** On phones it makes room for what has happened, and is there once. */
export const NEW_BUTTON: ThemeUICSSObject = {
  [ON_PHONE]: { '&[data-away=true]': { display: 'none' } },
};
export const SCRIM: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
