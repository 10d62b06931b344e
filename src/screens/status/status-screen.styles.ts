import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { lampPlace } from './large-lamp.styles';

/** The whole window from its top edge; the light of the lamp ends with it. */
export const screenStyles: ThemeUICSSObject = {
  ...lampPlace,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '100svh',
  pt: 'header',
  px: 'margin',
  pb: 104,
  overflow: 'hidden',
  isolation: 'isolate',
  [FROM.asymmetric]: { pb: 72 },
};

export const messageStyles: ThemeUICSSObject = {
  maxWidth: 620,
  // The lamp behind stays within reach of the pointer.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', width: 'fit-content' },
  '& > h1': { variant: 'text.display', ml: '-.035em', overflowWrap: 'break-word' },
};

export const codeStyles: ThemeUICSSObject = { color: 'muted', pb: 12, fontVariantNumeric: 'tabular-nums' };

/** The status in words; what follows it may be as long as an address is. */
export const noteStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 12,
  color: 'muted',
  overflowWrap: 'anywhere',
};

export const homeStyles: ThemeUICSSObject = { pt: 28, '& a': { variant: 'links.underlined' } };
