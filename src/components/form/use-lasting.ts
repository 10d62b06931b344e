import { useEffect, useState } from 'react';

/** True once `active` has been true for `ms` milliseconds on end: what is over before needs no sign of waiting. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, ms]);
  return lasting;
}
