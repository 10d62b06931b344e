import { useCallback, useState } from 'react';

/** Works that a visitor takes out of an enquiry, and puts back, by their slugs. */
export interface TakenOut {
  isOut: (slug: string) => boolean;
  toggle: (slug: string) => void;
}

/** Keeps what is taken out as long as the form is there. */
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
