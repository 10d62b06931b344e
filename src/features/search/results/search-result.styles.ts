import type { ThemeUICSSObject } from 'theme-ui';
import { SEARCH_ROW_SIZES } from '../../../theme/part-sizes';
import { BELOW, FROM, move, SMALL_PHONE } from '../../../theme/tokens';

const { picture, pictureHeight, pictureWide, pictureHeightWide } = SEARCH_ROW_SIZES;

export const workRowStyles: ThemeUICSSObject = {
  '--thumbnail': pictureHeight,
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  '& > [data-part=picture]': { flex: 'none', width: picture },
  // Keeps a year from standing alone on a line.
  '& > :last-of-type > span': { textWrap: 'balance' },
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  [FROM.columns6]: { alignItems: 'flex-end' },
  [FROM.asymmetric]: {
    '--thumbnail': pictureHeightWide,
    '& > [data-part=picture]': { width: pictureWide },
  },
};

/** On phones only types and creators stay on one line, so that the rows of a group are equally high. */
export const textRowStyles: ThemeUICSSObject = {
  display: 'grid',
  rowGap: 'lines',
  columnGap: 'gutter',
  alignItems: 'baseline',
  py: 'searchRow.line',
  pr: 'besideSearch',
  [`@media ${BELOW.columns6}`]: {
    '&[data-kind=types], &[data-kind=creators]': { gridTemplateColumns: 'minmax(0, 1fr) auto', pr: 0 },
  },
  [SMALL_PHONE]: { '&[data-kind]': { pr: 'clearOfSearch' } },
  '& [data-part=title]': { variant: 'text.sub', textWrap: 'balance' },
  '& [data-part=facts]': {
    variant: 'text.cap',
    color: 'muted',
    textWrap: 'balance',
    fontVariantNumeric: 'tabular-nums',
    transition: move('color', 'quick'),
  },
  '&:hover [data-part=title]': { variant: 'underlines.title' },
  '&:hover [data-part=facts]': { color: 'text' },
  [FROM.columns6]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  [FROM.asymmetric]: { pr: 0 },
};
