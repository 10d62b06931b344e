import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../components/form/draft-storage';

export interface Pointing {
  /** Ids of the pieces that the answer is about. */
  pointed: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** After the answer was sent. */
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Kept with the draft of the answer, until it is sent. */
export function usePointed(token: string): Pointing {
  const draft = `room-pieces:${token}`;
  const [pointed, setPointed] = useState(NONE);
  useEffect(() => {
    const { ids } = readDraft(draft) ?? {};
    setPointed(new Set(Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []));
  }, [draft]);

  const toggle = useCallback(
    (id: string) =>
      setPointed((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        keepDraft(draft, { ids: [...after] });
        return after;
      }),
    [draft],
  );
  const clear = useCallback(() => {
    dropDraft(draft);
    setPointed(NONE);
  }, [draft]);
  return useMemo(() => ({ pointed, toggle, clear }), [pointed, toggle, clear]);
}
