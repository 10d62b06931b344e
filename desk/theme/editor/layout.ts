import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, FROM_WIDE, ON_PHONE } from '../measures';

/** DESK.md, 'Screens', 04. */
export const EDITOR: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) 264px',
  columnGap: 7,
  alignItems: 'start',
  '&[data-preview=true]': { gridTemplateColumns: 'minmax(0, 644px)' },
  '&[data-preview=true] > aside': { order: 3 },
  [BELOW_WIDE]: {
    display: 'block',
    '&[data-seeing=true] > aside, &[data-seeing=true] section[data-group]': { display: 'none' },
  },
};
export const FORM_COLUMN: ThemeUICSSObject = { minWidth: 0 };
export const CONTENTS: ThemeUICSSObject = {
  position: 'sticky',
  top: 'calc(var(--desk-header) + 16px)',
  display: 'grid',
  gap: 3,
  '& > nav': { display: 'grid', gap: 'lines' },
  '& > nav a': {
    variant: 'links.quiet',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'caption',
    py: '7px',
    color: 'muted',
    '&:hover': { color: 'text' },
    '& > span + span': { variant: 'text.note', color: 'accent', fontVariantNumeric: 'tabular-nums' },
    '&[data-wrong=true] > span + span': { color: 'sold' },
  },
  '& > [data-wide]': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '[data-preview=true] > &': {
    position: 'static',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    variant: 'text.cap',
    '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  },
  [BELOW_WIDE]: {
    position: 'static',
    '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
    '& > [data-wide]': { display: 'none' },
  },
  [ON_PHONE]: { '& > nav': { display: 'none' } },
};
export const CRUMB: ThemeUICSSObject = {
  variant: 'links.quiet',
  py: 1,
  color: 'muted',
  fontSize: 'cap',
  '&::before': { content: '"← "' },
  '&:hover': { color: 'text' },
};
export const WAYS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
};
/** Between the two beside it: `3 / 26`. */
export const PLACE: ThemeUICSSObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 1,
  variant: 'text.cap',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > [data-read]': { position: 'absolute', clipPath: 'inset(50%)' },
  '& > a, & > [data-off]': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'smallTarget',
    minHeight: 'smallTarget',
    color: 'muted',
    textDecoration: 'none',
  },
  '& > a': { color: 'text' },
  '& > a:hover': { color: 'accent' },
  [ON_PHONE]: { '& > a, & > [data-off]': { minWidth: 'target', minHeight: 'target' } },
};
export const TABS: ThemeUICSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  borderBottom: 'rule',
  [FROM_WIDE]: { display: 'none' },
  '& button': { minHeight: 'target' },
  '& > [data-languages]': { display: 'none' },
  [ON_PHONE]: { '& > [data-languages]': { display: 'block' }, '& > *': { gap: 3 } },
};
export const HEADS: ThemeUICSSObject = {
  position: 'sticky',
  top: 'header',
  zIndex: 6,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '28px',
  py: 2,
  bg: 'background',
  borderBottom: 'rule',
  variant: 'text.cap',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 'near' },
  '& > div > span[lang]': { flex: 'none' },
  '& > div > span + span': { color: 'muted' },
  '& [data-wrong=true]': { color: 'sold' },
  '& > [data-here]': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    pt: 1,
    color: 'accent',
  },
  [ON_PHONE]: {
    // The lamp hangs at the right.
    '& > div': { justifyContent: 'flex-start', gap: 'near' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    '[data-language=en] & > [data-of=fr], [data-language=fr] & > [data-of=en]': { display: 'none' },
  },
};
export const ASIDE: ThemeUICSSObject = {
  position: 'sticky',
  top: 'calc(var(--desk-header) + 16px)',
  display: 'grid',
  gap: 4,
  '& > img': { width: '200px', height: 'auto' },
  '& h2': { variant: 'text.title', mb: 2 },
  '& li': { borderTop: 'rule', py: 'caption' },
  '& li:last-of-type': { borderBottom: 'rule' },
  [BELOW_WIDE]: { position: 'static', mt: 5, '& > img': { display: 'none' } },
  '[data-preview=true] > &': { position: 'static', mt: 5, '& > img': { display: 'none' } },
};
/** In several lines where one has not enough room. */
/** Fields or acts of a panel beside each other, as far as there is room. */
export const IN_LINE: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  alignItems: 'center',
};
export const DAY_AND_HOUR: ThemeUICSSObject = {
  ...IN_LINE,
  alignItems: 'end',
  width: '100%',
  '& > :first-of-type': { flex: '1.8 1 auto' },
  '& > :last-of-type': { flex: '1 1 72px' },
};
export const FLOOR_ACTS: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  whiteSpace: 'nowrap',
  [ON_PHONE]: { columnGap: 3, rowGap: 1 },
  // As wide whatever it says, so that the acts beside it stay where they are.
  [FROM_WIDE]: {
    columnGap: 3,
    rowGap: 1,
    '& > button': { minWidth: '212px', justifyContent: 'center' },
    // Above all that can be done, which stays in one line.
    '& > p': { flexBasis: '100%', justifyContent: 'flex-end' },
  },
  // What is read aloud when there is something to say takes no room before.
  '& p:empty': { position: 'absolute' },
};
/** Above the floor, once they are asked for, where the window is not wide. */
export const FLOOR_LINKS: ThemeUICSSObject = {
  display: 'contents',
  [BELOW_WIDE]: {
    '&[data-more=false]': { display: 'none' },
    '&[data-more=true]': {
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 4,
      px: 'margin',
      py: 3,
      bg: 'surface',
      borderTop: 'ink',
      '& > *': { minHeight: 'target', alignContent: 'center' },
    },
  },
};
export const STEPS: ThemeUICSSObject = {
  display: 'flex',
  gap: 3,
  '& > [aria-disabled=true]': { color: 'muted', cursor: 'default' },
};
export const NOT_WIDE: ThemeUICSSObject = { display: 'none', [BELOW_WIDE]: { display: 'block' } };
export const STATE: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  alignItems: 'baseline',
  '& > [data-small]': { color: 'muted' },
  [FROM_WIDE]: { minWidth: '300px' },
};
/** Fingers have no keys. */
export const ON_BUTTON: ThemeUICSSObject = { [BELOW_WIDE]: { display: 'none' } };
