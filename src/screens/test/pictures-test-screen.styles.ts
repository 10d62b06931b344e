import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const samplesStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 'row',
  columnGap: 'gutter',
  isolation: 'isolate',
  [FROM.twoColumns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& li': { minWidth: 0 },
  '& li > p': { variant: 'text.note', pb: 2, color: 'muted' },
};
