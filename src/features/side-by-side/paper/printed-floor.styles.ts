import type { ThemeUICSSObject } from 'theme-ui';

/** On paper alone. */
export const figureStyles: ThemeUICSSObject = {
  display: 'none',
  '@media print': {
    display: 'block',
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    m: 0,
    mb: '6mm',
    // All that stands there, on less than half of a sheet.
    width: 'min(100%, 100mm * var(--shape))',
    aspectRatio: 'var(--shape)',
    breakInside: 'avoid',
    printColorAdjust: 'exact',
  },
};

/** The whole stage, of which the figure shows a part. */
export const printedStageStyles: ThemeUICSSObject = {
  position: 'absolute',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
};
