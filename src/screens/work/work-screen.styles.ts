import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  position: 'relative',
  isolation: 'isolate',
  '@media print': { rowGap: 'gutter' },
};

export const relatedStyles: ThemeUICSSObject = {
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 5 },
  // From paper one can't go on to other works.
  '@media print': { display: 'none' },
};
