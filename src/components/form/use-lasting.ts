import { useEffect, useState } from 'react';
import { DURATION } from '../../theme/tokens';

/** True once `active` has been true for as long as visitors are patient: what is over before needs no sign of waiting. */
export function useLasting(active: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLasting(true), DURATION.patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active]);
  return lasting;
}
