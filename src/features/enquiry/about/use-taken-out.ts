import { useCallback, useState } from 'react';

export interface TakenOut {
  isOut: (slug: string) => boolean;
  toggle: (slug: string) => void;
}

export function useTakenOut(): TakenOut {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (slug: string) =>
      setOut((before) => {
        const after = new Set(before);
        if (!after.delete(slug)) after.add(slug);
        return after;
      }),
    [],
  );
  return { isOut: (slug) => out.has(slug), toggle };
}
