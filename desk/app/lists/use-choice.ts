import { useState } from 'react';

/** Several rows of a list: chosen one by one, or from the last chosen to another. */
export function useChoice(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  // What is filtered away is not done to.
  const shown = ids.filter((id) => chosen.has(id));
  const upTo = (id: string): void => {
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((one, other) => one - other);
    setChosen(new Set([...shown, ...ids.slice(from, (to ?? 0) + 1)]));
  };
  const toggle = (id: string): void => {
    setLast(id);
    setChosen(new Set(chosen.has(id) ? shown.filter((one) => one !== id) : [...shown, id]));
  };
  return {
    ids: shown,
    has: (id: string): boolean => chosen.has(id),
    toggle,
    /** All from the last that was chosen to this one. */
    upTo,
    /** One more, as with Shift and an arrow. @param from where the arrow started */
    extend: (from: string, to: string): void => {
      setLast(last ?? from);
      setChosen(new Set([...shown, from, to]));
    },
    /** These instead. */
    choose: (which: readonly string[]): void => setChosen(new Set(which)),
    toggleAll: (): void => setChosen(new Set(shown.length === ids.length ? [] : ids)),
    clear: (): void => {
      setChosen(new Set());
      setLast(undefined);
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
