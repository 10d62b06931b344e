import { fileKind, type Folder } from '../../catalogue-files/kinds';
import type { Entry } from './entry';
import { noteSuccession } from './succession';

/** By id, in the order of the site. */
export type Items = ReadonlyMap<string, Entry>;

// French and English sort accented names alike; ISO dates sort as text.
const collator = new Intl.Collator('fr');

/** Those that are equal come by the order of their ids. */
export function inOrder(folder: Folder, entries: Iterable<Entry>): Items {
  const { lastFirst } = fileKind(folder).order;
  const byId = [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));
  const compare = (one: Entry, other: Entry) =>
    compareValues(placeOf(folder, one), placeOf(folder, other)) * (lastFirst ? -1 : 1);
  return new Map(byId.sort(compare).map((entry) => [entry.id, entry]));
}

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

const placeOf = (folder: Folder, entry: Entry) => entry[fileKind(folder).order.by] as string | number;

const compareValues = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
