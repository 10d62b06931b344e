import { useEffect, useState } from 'react';
import { DURATION } from '../../theme/tokens';

/** True once `active` has lasted long enough to need a sign of waiting; shorter waits show none. */
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
