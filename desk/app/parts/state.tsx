import type { ReactNode } from 'react';
import { BULB_STYLES, type BulbState } from '../../theme/bulbs';

/** What the public sees of something: a bulb and a word, never a colour alone. */
export function State({ is, children }: { is: BulbState; children: ReactNode }) {
  return <span sx={BULB_STYLES[is]}>{children}</span>;
}
