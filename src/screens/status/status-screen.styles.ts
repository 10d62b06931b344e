import type { ThemeUICSSObject } from 'theme-ui';
import { LAMP_PLACE } from '../../theme/lights';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FROM, LOW_WINDOW } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = {
  ...LAMP_PLACE.phone,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100svh',
  pt: `calc(var(--lamp-y) + ${SPACE[4]})`,
  px: 'calc(-1 * var(--bleed))',
  pb: 'aboveSearch',
  overflow: 'hidden',
  isolation: 'isolate',
  [FROM.asymmetric]: { ...LAMP_PLACE.wide, pt: 'header', pb: 'status.foot' },
  [LOW_WINDOW]: { ...LAMP_PLACE.low, pt: 'header' },
  '@media print': { minHeight: 0, pt: 0 },
};

const besideTheLamp = {
  maxWidth: `min(${SIZES.displayText}, var(--lamp-x) - var(--lamp-radius) + var(--bleed) - ${SPACE[4]})`,
};

export const messageStyles: ThemeUICSSObject = {
  // Lets the pointer through to the lamp behind.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', width: 'fit-content' },
  '& > h1': { variant: 'text.pageTitle' },
  [FROM.asymmetric]: besideTheLamp,
  [LOW_WINDOW]: besideTheLamp,
};

export const codeStyles: ThemeUICSSObject = {
  color: 'muted',
  pb: 'near',
  fontVariantNumeric: 'tabular-nums',
};

export const noteStyles: ThemeUICSSObject = {
  variant: 'text.note',
  pt: 'controls',
  color: 'muted',
};

export const homeStyles: ThemeUICSSObject = {
  pt: 'part',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
