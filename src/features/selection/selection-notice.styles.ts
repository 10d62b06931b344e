import type { ThemeUICSSObject } from 'theme-ui';

/** At the foot of the window, beside the round button of the search; empty, it takes no room. */
export const noticeStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  zIndex: 14,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 20px',
  maxWidth: 'min(560px, 100vw - 2 * var(--margin) - 64px)',
  bg: 'surface',
  '&[data-shown]': { px: 20, py: 12, borderTop: '1px solid', borderColor: 'line' },
  '& i': { fontFamily: 'serif', fontSize: '1.0625em', letterSpacing: 0 },
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
