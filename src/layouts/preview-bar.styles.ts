import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../theme/space';
import { FROM } from '../theme/tokens';

/** A strip of another paper at the ceiling: the lamp hangs from it. */
export const previewBarStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'header',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  height: 'ceiling',
  // In line with the page, however wide the window is.
  px: `calc(-1 * ${SPACE.bleed})`,
  bg: 'surface',
  borderBottom: 'rule',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& a': { variant: 'links.underlined' },
  [FROM.columns6]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '@media print': { display: 'none' },
};
