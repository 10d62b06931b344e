import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

export const actionsStyles: ThemeUICSSObject = {
  containerType: 'inline-size',
  display: 'grid',
  justifyItems: 'start',
  gap: 'controls',
  mt: 5,
  [FROM.columns12]: { '& > a': { px: 'work.button' } },
  '@media print': { display: 'none' },
};

/** Spans both columns; the negative margin keeps it from widening them. */
const rowStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  width: `calc(100cqi - ${SPACE.clearOfSearch})`,
  mr: `calc(${SPACE.clearOfSearch} - 100cqi)`,
};

/** The round button is beside the last two rows, so the second column ends with its shortest word. */
export const takeawayStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gridAutoFlow: 'dense',
  alignItems: 'baseline',
  justifyItems: 'start',
  columnGap: 'links',
  rowGap: 1,
  '& > ul': { display: 'contents' },
  '& button': { textAlign: 'left' },
  '& li': { gridColumn: 1, position: 'relative' },
  '& ul + ul > li': { gridColumn: 2 },
  '& ul + ul > li:nth-of-type(2)': { maxWidth: 'work.besideSearch' },
  // Without large images the first column is a row short, which the second column's longest word fills.
  '&:not(:has(> ul:first-of-type > li:nth-of-type(3)))': {
    '& > ul + ul > li:first-of-type': { gridColumn: 1 },
    '& > ul + ul > li:nth-of-type(2)': { maxWidth: 'none' },
  },
  // Progress stands in the gap, so that nothing moves; the result has a row to itself.
  '& li > [data-phase=busy]': { position: 'absolute', left: '100%', bottom: 1, ml: 1, whiteSpace: 'nowrap' },
  '& li:has([data-phase=made], [data-phase=failed])': {
    display: 'contents',
    '& > a': { gridArea: '1 / 1' },
    '& > [data-phase]': { ...rowStyles, gridRow: 4 },
  },
  // So has a field to copy from by hand.
  '& ul + ul > li:has(textarea)': { ...rowStyles, maxWidth: 'none' },
};
