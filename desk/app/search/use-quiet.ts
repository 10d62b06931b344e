import { useEffect, useState } from 'react';

/** ms without typing after which it is looked. */
const QUIET_MS = 150;

/** What was typed last, once nothing more is for a moment: what is looked for meanwhile nobody waits for. */
export function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}
