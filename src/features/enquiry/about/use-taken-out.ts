import { useCallback, useState } from 'react';

export interface TakenOut {
  isOut: (slug: string) => boolean;
  toggle: (slug: string) => void;
  /** Once the message has gone, nothing can be taken out of it. */
  isSettled: boolean;
  settle: () => void;
}

export function useTakenOut(): TakenOut {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  const toggle = useCallback(
    (slug: string) =>
      setOut((before) => {
        const after = new Set(before);
        if (!after.delete(slug)) after.add(slug);
        return after;
      }),
    [],
  );
  return { isOut: (slug) => out.has(slug), toggle, isSettled, settle };
}
