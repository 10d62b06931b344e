import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FONT_SIZES, FROM } from '../../../theme/tokens';

const LINE = 1.2;

export const formStyles: ThemeUICSSObject = { position: 'relative' };

/** Phones: as high as the prompt's two lines, so that nothing moves on typing. */
export const fieldStyles: ThemeUICSSObject = {
  variant: 'text.display',
  display: 'block',
  width: '100%',
  pt: `calc(${2 * LINE} * ${FONT_SIZES.title} - ${LINE} * ${FONT_SIZES.display})`,
  pb: 'near',
  border: 0,
  borderBottom: 'ink',
  borderRadius: 0,
  lineHeight: LINE,
  // Replaces the focus ring.
  '&:focus-visible': { outline: 'none', ...doubledLine(SPACE.near) },
  // For screen readers; the prompt that is seen may break into lines.
  '&::placeholder': { opacity: 0 },
  [FROM.columns6]: { pt: 0 },
};

export const promptStyles: ThemeUICSSObject = {
  variant: 'text.title',
  fontSize: 'promptNarrow',
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'none',
  pb: 'near',
  lineHeight: LINE,
  color: 'muted',
  pointerEvents: 'none',
  'input:placeholder-shown + &': { display: 'block' },
  [FROM.columns6]: { variant: 'text.display', fontSize: 'prompt', lineHeight: LINE },
};
