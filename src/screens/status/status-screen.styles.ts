import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { LAMP_PLACE, LOW_WINDOW } from './large-lamp.styles';

/** The whole window from its top edge; the light of the lamp ends with it. On phones the message stays under the lamp. */
export const screenStyles: ThemeUICSSObject = {
  ...LAMP_PLACE.phone,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100svh',
  pt: 'calc(var(--lamp-y) + 24px)',
  px: 'margin',
  pb: 104,
  overflow: 'hidden',
  isolation: 'isolate',
  [FROM.asymmetric]: { ...LAMP_PLACE.wide, pt: 'header', pb: 72 },
  [LOW_WINDOW]: { ...LAMP_PLACE.low, pt: 'header' },
  '@media print': { minHeight: 0, pt: 0 },
};

const besideTheLamp = {
  maxWidth: 'min(620px, var(--lamp-x) - var(--lamp-radius) - var(--margin) - 24px)',
};

export const messageStyles: ThemeUICSSObject = {
  // The lamp behind stays within reach of the pointer.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', width: 'fit-content' },
  '& > h1': { variant: 'text.display', ml: '-.035em', overflowWrap: 'break-word' },
  [FROM.asymmetric]: besideTheLamp,
  [LOW_WINDOW]: besideTheLamp,
};

export const codeStyles: ThemeUICSSObject = { color: 'muted', pb: 12, fontVariantNumeric: 'tabular-nums' };

/** The status in words, in ink: it may lie in the light. What follows it may be as long as an address is. */
export const noteStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 12,
  overflowWrap: 'anywhere',
};

export const homeStyles: ThemeUICSSObject = {
  pt: 28,
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};
