import type { ThemeUICSSObject } from 'theme-ui';
import { DAY } from '../../theme/tokens';
import { mm, pt, SHEET_MILLIMETRE } from './sheet-measures';

/** Black on white in the evening, too: the sheet is paper, and no dusk falls on it. */
const PAPER_COLOURS = {
  '--theme-ui-colors-text': DAY.text,
  '--theme-ui-colors-muted': DAY.muted,
  '--theme-ui-colors-sold': DAY.sold,
  '--theme-ui-colors-dusk': 'transparent',
};

/**
 * Columns at 15, 87 and 155 mm. The picture gives way when the label needs more room, so that it is one page always;
 * it keeps its proportions.
 */
export const sheetStyles: ThemeUICSSObject = {
  ...PAPER_COLOURS,
  '--mm': SHEET_MILLIMETRE,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: [15, 72, 58, 10, 44, 11].map(mm).join(' '),
  gridTemplateRows: `minmax(0, ${mm('var(--picture-height)')}) ${mm(11)} minmax(max-content, 1fr) auto`,
  width: mm(210),
  height: mm(297),
  overflow: 'hidden',
  bg: 'white',
  color: 'text',
  fontFamily: 'sans',
  fontSize: pt(9),
  lineHeight: 1.5,
  letterSpacing: '.02em',
  fontVariantNumeric: 'tabular-nums',
  '& [data-part=picture]': { gridArea: '1 / 1 / 2 / 4', minHeight: 0 },
  '&[data-layout=wide] [data-part=picture]': { gridColumn: '1 / -1' },
  // Without a picture the wall is empty, and the label stands on the floor.
  '&[data-layout=bare]': { gridTemplateRows: `minmax(0, 1fr) ${mm(11)} max-content auto` },
  '& [data-part=picture] > span': { height: '100%', maxWidth: '100%', aspectRatio: 'var(--picture-ratio)' },
  '@media print': {
    '--mm': '1mm',
    breakInside: 'avoid',
    printColorAdjust: 'exact',
  },
};

export const wordmarkStyles: ThemeUICSSObject = {
  gridArea: '1 / 5',
  pt: mm(12.4),
  fontSize: pt(15),
  lineHeight: 1.1,
  letterSpacing: '.015em',
  '[data-layout=wide] > &': { gridRow: 3, pt: 0 },
};

export const labelStyles: ThemeUICSSObject = {
  gridArea: '3 / 2',
  pr: mm(6),
  pb: mm(8),
  overflowWrap: 'break-word',
  '& [data-part=creators]': { fontSize: pt(12.75), lineHeight: 1.3, letterSpacing: '.01em' },
  '& [data-part=creators] > span': { display: 'block' },
  '& h1': {
    variant: 'text.workTitle',
    pt: mm(0.8),
    fontSize: pt(21.75),
    lineHeight: 1.15,
  },
  '& [data-part=date]': { pt: mm(1), fontSize: pt(12.75), lineHeight: 1.45, color: 'muted' },
  '& ul': { pt: mm(5.3) },
  '& [data-muted]': { color: 'muted' },
  // The mark of the screens has a size of its own.
  '& li > span': { fontSize: 'inherit' },
};

export const textStyles: ThemeUICSSObject = {
  gridArea: '3 / 3',
  pt: mm(1),
  fontFamily: 'serif',
  fontSize: pt(9),
  lineHeight: 1.55,
  letterSpacing: 0,
  textWrap: 'pretty',
  '& p + p': { pt: '.8em' },
};

/** The floor line, with the gallery's address under it. */
export const footStyles: ThemeUICSSObject = {
  gridArea: '4 / 2 / 5 / 6',
  display: 'flex',
  justifyContent: 'space-between',
  gap: mm(4),
  pt: mm(2.9),
  pb: mm(12.2),
  borderTop: `${mm(0.26)} solid`,
  borderColor: 'text',
  fontSize: pt(8.25),
  fontStyle: 'normal',
};
