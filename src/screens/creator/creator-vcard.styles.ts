import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { EVENING_MODE, QR_COLOURS } from '../../theme/tokens';

export const vcardStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'end',
  lineHeight: 1.5,
};

const QUIET = `var(--quiet-zone) * ${SIZES.qr}`;

/** By day the quiet zone is not seen: a transform aligns the modules without moving neighbours. */
export const qrStyles: ThemeUICSSObject = {
  width: 'qr',
  height: 'qr',
  maxWidth: 'none',
  '& > rect': { fill: 'transparent' },
  transform: `translate(calc(-1 * ${QUIET}), calc(${QUIET}))`,
  [EVENING_MODE]: { transform: 'none', '& > rect': { fill: QR_COLOURS.light } },
};

export const wordsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'lines',
  '& > p:first-of-type': { color: 'muted' },
  '& a': { variant: 'links.underlined', '@media print': { display: 'none' } },
};
