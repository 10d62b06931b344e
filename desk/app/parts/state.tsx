import type { ReactNode } from 'react';
import { BULB_STYLES, type BulbState } from '../../theme/bulbs';

/** Always bulb and word: colour alone is not enough (WCAG 1.4.1). */
export function State({ is, children }: { is: BulbState; children: ReactNode }) {
  return <span sx={BULB_STYLES[is]}>{children}</span>;
}
