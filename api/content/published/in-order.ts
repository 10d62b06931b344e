import type { Folder } from '../../catalogue-files/kinds';
import type { Entry } from './entry';
import { placeOf } from './listed';
import { noteSuccession } from './succession';

/** By id, in the order of the site. */
export type Items = ReadonlyMap<string, Entry>;

/** Those that are equal come by the order of their ids. */
export function inOrder(folder: Folder, entries: Iterable<Entry>): Items {
  const placed = [...entries].map((entry) => ({ entry, place: placeOf(folder, entry) }));
  placed.sort((one, other) => compare(one.place, other.place) || compare(one.entry.id, other.entry.id));
  return new Map(placed.map(({ entry }) => [entry.id, entry]));
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/**
 * The same with some items changed; null takes one away. As long as none has come, gone or moved, all are where they were.
 * @returns the same object where nothing is otherwise
 */
export function withChanged(
  folder: Folder,
  before: Items,
  changed: ReadonlyMap<string, Entry | null>,
): Items {
  const others = [...changed].filter(([id, entry]) => (before.get(id) ?? null) !== entry);
  if (others.length === 0) return before;
  const next = new Map(before);
  for (const [id, entry] of others)
    if (entry) next.set(id, entry);
    else next.delete(id);
  const replaced = others.flatMap(([id, is]) => {
    const was = before.get(id);
    return was && is && placeOf(folder, was) === placeOf(folder, is) ? [{ was, is }] : [];
  });
  if (replaced.length < others.length) return inOrder(folder, next.values());
  // A copy keeps the order, and an entry that is set anew its place.
  noteSuccession(next, { before, changed: replaced });
  return next;
}
