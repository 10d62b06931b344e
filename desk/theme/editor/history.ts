import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW_WIDE, ON_PHONE } from '../measures';

export const HISTORY: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '340px minmax(0, 1fr)',
  columnGap: 7,
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 5 } },
};
const row: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  width: 'calc(100% + 8px)',
  minHeight: '62px',
  py: 2,
  pl: 2,
  ml: -2,
  alignItems: 'center',
  textAlign: 'left',
};
export const VERSIONS: ThemeUICSSObject = {
  mt: 3,
  '& > li': { borderBottom: 'rule' },
  '& button': { ...row, cursor: 'pointer' },
  '& button[aria-pressed=true]': { bg: 'surface', boxShadow: '-4px 0 0 currentColor' },
  '& span:first-of-type': { variant: 'text.cap', color: 'muted' },
  '& small': { display: 'block', variant: 'text.cap', color: 'muted' },
};
/** What a version changed, or would change now. */
export const HISTORY_PART: ThemeUICSSObject = {
  '& > h2': { variant: 'text.cap', pb: 2 },
  '& + &': { mt: 5 },
};
const TOLD: ThemeUICSSObject = {
  fontFamily: 'serif',
  fontSize: '1.0625rem',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
export const CHANGED_FIELD: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '36px',
  rowGap: 1,
  pt: 3,
  pb: 3,
  mb: 2,
  borderTop: 'rule',
  '& > h3': { variant: 'text.note', color: 'muted', gridColumn: '1 / -1' },
  '& > div > small': { display: 'block', pb: 1, variant: 'text.cap', color: 'muted' },
  '& > div > p': TOLD,
  '& > button': { justifySelf: 'start', variant: 'links.underlined' },
  '& del': { color: 'muted', textDecorationThickness: '1px' },
  '& ins': { textDecorationColor: 'accent', textDecorationThickness: '2px', textUnderlineOffset: '.2em' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
/** A picture on one side: its thumbnails, and what differs of it beside them. */
export const CHANGED_PICTURE: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignContent: 'start',
  alignItems: 'start',
  pb: 3,
  '& > small': { gridColumn: '1 / -1' },
  '& > small + p': { gridColumn: '1 / -1' },
  '& > [data-thumbs]': { display: 'flex', gap: 1 },
  // In their own shape: of a floor lamp a square shows the stem.
  '& img': { display: 'block', width: 'auto', height: '72px', maxWidth: '96px', objectFit: 'cover' },
};
