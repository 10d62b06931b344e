import { isWithin } from '../../contract/items/field-path';
import type { OfItem, OpenItem } from '../../contract/items/item';

/** Items that are remembered. */
const MOST = 500;

type Back = NonNullable<OpenItem['takenBack']>;

/** Who has thrown away which change. In memory: after a restart nobody knows. */
export interface TakenBack {
  /** @param paths that the draft had, and has no more */
  note(of: OfItem, by: string, paths: readonly string[]): void;
  /** @param written paths that the draft has: what was written anew is thrown away no more */
  in(of: OfItem, written: readonly string[]): Back;
}

export function openTakenBack(): TakenBack {
  const items = new Map<string, Back>();
  const keyOf = ({ shelf, id }: OfItem) => `${shelf}/${id}`;
  return {
    note(of, by, paths) {
      if (paths.length === 0) return;
      const rest = (items.get(keyOf(of)) ?? []).filter(({ path }) => !paths.includes(path));
      items.delete(keyOf(of));
      items.set(keyOf(of), [...rest, ...paths.map((path) => ({ path, by }))]);
      const [oldest] = items.keys();
      if (items.size > MOST && oldest !== undefined) items.delete(oldest);
    },
    in: (of, written) =>
      (items.get(keyOf(of)) ?? []).filter(({ path }) => !written.some((one) => isWithin(path, one))),
  };
}
