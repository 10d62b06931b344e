import { fileKind, type Folder } from '../../catalogue-files/kinds';
import type { Entry } from './entry';
import { noteSuccession } from './succession';

type Items = ReadonlyMap<string, Entry>;

// French and English sort accented names alike; ISO dates sort as text.
const collator = new Intl.Collator('fr');

/**
 * The items of a collection as the site has them; those that are equal by the order of their ids.
 * @param before what they were: as long as none has come, gone or moved, the order is kept
 */
export function inOrder(folder: Folder, items: Items, before: Items | undefined): Items {
  const { by, lastFirst } = fileKind(folder).order;
  const valueOf = (entry: Entry) => entry[by] as string | number;
  const changed = before && replacements(before, items, valueOf);
  if (before && changed?.length === 0) return before;
  if (before && changed) {
    // A copy keeps the order, and an entry that is set anew its place.
    const next = new Map(before);
    for (const { is } of changed) next.set(is.id, is);
    noteSuccession(next, { before, changed });
    return next;
  }
  const byId = [...items.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  const compare = (one: Entry, other: Entry) =>
    compareValues(valueOf(one), valueOf(other)) * (lastFirst ? -1 : 1);
  return new Map(byId.sort(compare).map((entry) => [entry.id, entry]));
}

/** Entries in place of others with the same place; undefined where one has come, gone or moved. */
function replacements(
  before: Items,
  after: Items,
  valueOf: (entry: Entry) => string | number,
): { was: Entry; is: Entry }[] | undefined {
  if (before.size !== after.size) return undefined;
  const changed: { was: Entry; is: Entry }[] = [];
  for (const [id, is] of after) {
    const was = before.get(id);
    if (was === is) continue;
    if (!was || valueOf(was) !== valueOf(is)) return undefined;
    changed.push({ was, is });
  }
  return changed;
}

const compareValues = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
