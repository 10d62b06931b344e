import { useState } from 'react';

/**
 * Several rows of a list: chosen one by one, or from the last chosen to another. They stay chosen while other words are
 * searched for.
 */
export function useChoice(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  // What is filtered away is not done to.
  const shown = ids.filter((id) => chosen.has(id));
  const add = (more: readonly string[]): void => setChosen(new Set([...chosen, ...more]));
  const letGo = (which: readonly string[]): void =>
    setChosen(new Set([...chosen].filter((id) => !which.includes(id))));
  const upTo = (id: string): void => {
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((one, other) => one - other);
    add(ids.slice(from, (to ?? 0) + 1));
  };
  const toggle = (id: string): void => {
    setLast(id);
    if (chosen.has(id)) letGo([id]);
    else add([id]);
  };
  return {
    ids: shown,
    /** How many are chosen that the list does not show now. */
    hidden: chosen.size - shown.length,
    has: (id: string): boolean => chosen.has(id),
    toggle,
    /** All from the last that was chosen to this one. */
    upTo,
    /** One more, as with Shift and an arrow. @param from where the arrow started */
    extend: (from: string, to: string): void => {
      setLast(last ?? from);
      add([from, to]);
    },
    /** These instead. */
    choose: (which: readonly string[]): void => setChosen(new Set(which)),
    toggleAll: (): void => (shown.length === ids.length ? letGo(ids) : add(ids)),
    /** Those that something was done to; what is not shown stays chosen. */
    letGo: (): void => letGo(shown),
    clear: (): void => {
      setChosen(new Set());
      setLast(undefined);
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
