import type { Folder } from '../../catalogue-files/kinds';
import type { Entry } from './entry';
import { placeOf } from './listed';

/** By id, in the order of the site. */
type Items = ReadonlyMap<string, Entry>;

/** Those that are equal come by the order of their ids. */
export function inOrder(folder: Folder, entries: Iterable<Entry>): Items {
  const placed = [...entries].map((entry) => ({ entry, place: placeOf(folder, entry) }));
  placed.sort((one, other) => compare(one.place, other.place) || compare(one.entry.id, other.entry.id));
  return new Map(placed.map(({ entry }) => [entry.id, entry]));
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
