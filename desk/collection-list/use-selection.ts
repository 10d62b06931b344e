import { useState } from 'react';

interface Rest {
  /** Whether more rows match than are loaded. */
  hasMore: boolean;
  /** Loads the rows that nobody has scrolled to. @returns ids of all that match */
  loadAll: () => Promise<readonly string[]>;
}

/**
 * Selected rows of a list. They stay selected while other words are searched for.
 *
 * @param ids of the loaded rows, in order
 * @param rest without it, the loaded rows are all there are
 */
export function useSelection(ids: readonly string[], rest?: Rest) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Actions leave rows alone that a filter hides.
  const shown = ids.filter((id) => selected.has(id));
  const isAll = ids.length > 0 && shown.length === ids.length && !rest?.hasMore;
  const add = (more: readonly string[]): void => setSelected((was) => new Set([...was, ...more]));
  const deselect = (which: readonly string[]): void => {
    const left = new Set(which);
    setSelected((was) => new Set([...was].filter((id) => !left.has(id))));
  };
  const upTo = (id: string): void => {
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)].sort((one, other) => one - other);
    add(ids.slice(Math.max(from ?? 0, 0), (to ?? 0) + 1));
  };
  const toggle = (id: string): void => {
    setLast(id);
    if (selected.has(id)) deselect([id]);
    else add([id]);
  };
  const selectAll = async (): Promise<void> => {
    if (!rest?.hasMore) return add(ids);
    setIsLoading(true);
    setError(null);
    try {
      add(await rest.loadAll());
    } catch (fault) {
      setError(fault);
    }
    setIsLoading(false);
  };
  return {
    ids: shown,
    isAll,
    /** More rows are on their way, to be selected. */
    isLoading,
    /** Why they did not come; null without. */
    error,
    /** How many are selected that the list does not show now. */
    hidden: selected.size - shown.length,
    has: (id: string): boolean => selected.has(id),
    toggle,
    /** All from the last that was selected to this one. */
    upTo,
    /** One more, as with Shift and an arrow. @param from where the arrow started */
    extend: (from: string, to: string): void => {
      setLast(last ?? from);
      add([from, to]);
    },
    /** All that match, or none of them. */
    toggleAll: (): void => (isAll ? deselect(shown) : void selectAll()),
    /** Those that something was done to; what is not shown stays selected. */
    deselect,
    clear: (): void => {
      setSelected(new Set());
      setLast(undefined);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
