import type { ThemeUICSSObject } from 'theme-ui';

export const statusStyles: ThemeUICSSObject = {
  variant: 'text.note',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '&[data-phase=busy]': { ml: '.75em' },
  '&[data-phase=made], &[data-phase=failed]': { display: 'block', maxWidth: '34ch', pt: 1 },
  '@media print': { display: 'none' },
};
