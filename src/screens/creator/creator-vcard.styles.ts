import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { EVENING_MODE } from '../../theme/tokens';

/** The code at the left; its label and what to take along at the right, on its floor. */
export const vcardStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'end',
  lineHeight: 1.5,
  '--pull': `calc(var(--quiet-zone) * -1 * ${SIZES.qr})`,
  [EVENING_MODE]: { '--pull': '0' },
};

export const qrStyles: ThemeUICSSObject = {
  width: 'qr',
  height: 'qr',
  maxWidth: 'none',
  my: 'var(--pull)',
  ml: 'var(--pull)',
};

export const wordsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'lines',
  '& > p:first-of-type': { color: 'muted' },
  '& a': { variant: 'links.underlined', '@media print': { display: 'none' } },
};
