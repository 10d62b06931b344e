import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../theme/lines';
import { SPACE } from '../../theme/space';

export const fieldStyles: ThemeUICSSObject = {
  variant: 'text.display',
  display: 'block',
  width: '100%',
  pb: 'near',
  border: 0,
  borderBottom: 'ink',
  borderRadius: 0,
  lineHeight: 1.2,
  // In place of a ring.
  '&:focus-visible': { outline: 'none', ...doubledLine(SPACE.near) },
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  '&::placeholder': { color: 'muted', opacity: 1, fontSize: 'placeholder' },
};
