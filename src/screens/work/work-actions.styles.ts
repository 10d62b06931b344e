import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** The one button, and what can be taken away under it. */
export const actionsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'controls',
  mt: 5,
  [FROM.columns12]: { '& > a': { px: 'work.button' } },
  '@media print': { display: 'none' },
};

/**
 * Two short columns of one rhythm: what is made of the work, and what a visitor does with its page. The second column
 * ends with its shortest word: the round button of the search stands beside it at the floor of the first screen.
 */
export const takeawayStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  gridAutoFlow: 'dense',
  alignItems: 'baseline',
  justifyItems: 'start',
  columnGap: 'set',
  rowGap: 1,
  '& > ul': { display: 'contents' },
  '& button': { textAlign: 'left' },
  '& li': { gridColumn: 1, position: 'relative' },
  '& ul + ul > li': { gridColumn: 2 },
  // Six lines as dark as those of single links would be louder than the button.
  '& :is(a, button, button > span):not(:hover)': { borderBottomColor: 'line' },
  // How far a file is stands in the gap, so that nothing moves; what has become of it has a row to itself.
  '& [data-phase=busy]': { position: 'absolute', left: '100%', bottom: 1, whiteSpace: 'nowrap' },
  '& li:has([data-phase=made], [data-phase=failed])': {
    display: 'contents',
    '& > a': { gridArea: '1 / 1' },
    '& > [data-phase]': { gridColumn: '1 / -1', gridRow: 4 },
  },
  // So has a field to copy from by hand.
  '& ul + ul > li:has(textarea)': { gridColumn: '1 / -1' },
};
