import type { ThemeUICSSObject } from 'theme-ui';

/** Its right end is left to the round button of the search, which stands above it. */
export const previewBarStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 14,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 28px',
  py: 12,
  pl: 'margin',
  pr: 'calc(var(--margin) + 64px)',
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bg: 'surface',
  borderTop: '1px solid',
  borderColor: 'line',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
