import type { Shelf } from '../contract/item';
import type { ItemPlace, ListItems } from '../contract/list';
import type { ListPlace } from './list-place';
import { openShelf } from './open-shelf';
import { compareIn } from './orders';
import type { Row } from './row';
import type { ShelfNotes } from './shelf-notes';

const named = (row: Row | undefined) => (row ? { id: row.id, title: row.title } : null);

/**
 * Where an item stands in a list, with those beside it; what the filters leave out by now still has its neighbours.
 * @returns undefined where there is no such item
 */
export async function neighboursOf(
  place: ListPlace,
  shelf: Shelf,
  notes: ShelfNotes,
  { id, query }: { id: string; query: ListItems },
): Promise<ItemPlace | undefined> {
  const { index, drafted, found, order } = await openShelf(place, shelf, notes, query);
  const row = drafted.get(id) ?? index.rows.get(id);
  if (!row) return undefined;
  const compare = compareIn(order);
  const own = { key: order.keyOf(row), id };
  const first = found.findIndex((one) => compare(one, own) >= 0);
  const at = first < 0 ? found.length : first;
  const isIn = found[at]?.id === id;
  const [before, after] = [found[at - 1]?.row, found[isIn ? at + 1 : at]?.row];
  const { down = false } = query;
  const number = down ? found.length - at : at + 1;
  return {
    place: isIn ? number : null,
    count: found.length,
    before: named(down ? after : before),
    after: named(down ? before : after),
  };
}
