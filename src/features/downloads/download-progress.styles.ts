import type { ThemeUICSSObject } from 'theme-ui';

export const progressStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  rowGap: 1,
  columnGap: 3,
  width: '100%',
  '& progress': progressBar(),
  '& span': { variant: 'text.note', color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

function progressBar(): ThemeUICSSObject {
  const ink = { bg: 'text' };
  const wall = { bg: 'line' };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 'progress',
    border: 0,
    ...wall,
    '&::-webkit-progress-bar': wall,
    '&::-webkit-progress-value': ink,
    '&::-moz-progress-bar': ink,
  };
}
