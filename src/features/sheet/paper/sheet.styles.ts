import type { ThemeUICSSObject } from 'theme-ui';
import { DAY, WORDMARK_TRACKING } from '../../../theme/tokens';
import { mm, pt, SHEET_MILLIMETRE } from './sheet-measures';

/** Day colours in the evening, too: the sheet is paper. */
const PAPER_COLOURS = {
  '--theme-ui-colors-text': DAY.text,
  '--theme-ui-colors-muted': DAY.muted,
  '--theme-ui-colors-line': DAY.line,
  '--theme-ui-colors-sold': DAY.sold,
};

/** Always one page: what has no room is cut before the floor line. */
export const sheetStyles: ThemeUICSSObject = {
  ...PAPER_COLOURS,
  '& [data-picture]::before, & [data-picture]::after, & [data-day]::after': { display: 'none' },
  '--mm': SHEET_MILLIMETRE,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
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
  '@media print': {
    '--mm': '1mm',
    breakInside: 'avoid',
    printColorAdjust: 'exact',
  },
};

const LOWEST_WALL = mm(62);
const rows = (...sizes: string[]): string => sizes.join(' ');

/** Columns at 15, 87 and 155 mm. The picture shrinks in proportion when the label needs more room. */
export const wallStyles: ThemeUICSSObject = {
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: [15, 72, 58, 10, 44, 11].map(mm).join(' '),
  '[data-layout=tall] > &': {
    gridTemplateRows: rows(
      `minmax(${LOWEST_WALL}, ${mm('var(--picture-height)')})`,
      mm(11),
      'minmax(max-content, 1fr)',
    ),
  },
  '[data-layout=wide] > &': {
    gridTemplateRows: rows(
      `minmax(${mm(40)}, ${mm('var(--picture-height)')})`,
      mm(11),
      'minmax(max-content, 1fr)',
      'auto',
    ),
  },
  // Without a picture the label stands on the floor.
  '[data-layout=bare] > &': { gridTemplateRows: rows(`minmax(${LOWEST_WALL}, 1fr)`, mm(11), 'max-content') },
  '& [data-part=picture]': { gridArea: '1 / 1 / 2 / 4', minHeight: 0 },
  '[data-layout=wide] > & [data-part=picture]': { gridColumn: '1 / -1' },
  '& [data-part=picture] > *': {
    height: '100%',
    maxHeight: mm('var(--picture-height)'),
    maxWidth: '100%',
    aspectRatio: 'var(--picture-ratio)',
  },
};

export const wordmarkStyles: ThemeUICSSObject = {
  gridArea: '1 / 5',
  pt: mm(12.4),
  fontSize: pt(15),
  lineHeight: 1.1,
  letterSpacing: WORDMARK_TRACKING,
  '[data-layout=wide] &': { gridRow: 3, pt: 0 },
};

export const footStyles: ThemeUICSSObject = {
  flex: 'none',
  display: 'flex',
  justifyContent: 'space-between',
  gap: mm(4),
  ml: mm(15),
  mr: mm(11),
  pt: mm(2.9),
  pb: mm(12.2),
  // No shorthand: a copied style sheet loses one whose width is calculated.
  borderTopWidth: mm(0.26),
  borderTopStyle: 'solid',
  borderTopColor: 'text',
  fontSize: pt(8.25),
  fontStyle: 'normal',
  '& a': { color: 'inherit', textDecoration: 'none' },
};
