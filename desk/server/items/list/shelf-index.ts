import type { Catalogue } from '../../../../api/loading/catalogue';
import type { Shelf } from '../../../contract/items/item';
import { entriesOn } from '../shelves';
import { compareIn, type Order, type Place } from './orders';
import { rowOf, type Row } from './row';

export interface PlacedRow extends Place {
  row: Row;
}

/** What the files of a shelf say, made once for each catalogue: tens of thousands of texts are folded and ordered. */
export interface ShelfIndex {
  rows: ReadonlyMap<string, Row>;
  /** @param name of the order, by which it is kept */
  inOrder(name: string, order: Order): readonly PlacedRow[];
}

const known = new WeakMap<Catalogue, Map<Shelf, ShelfIndex>>();

export function shelfIndex(catalogue: Catalogue, shelf: Shelf): ShelfIndex {
  const shelves = known.get(catalogue) ?? new Map<Shelf, ShelfIndex>();
  known.set(catalogue, shelves);
  const index = shelves.get(shelf) ?? makeIndex(catalogue, shelf);
  shelves.set(shelf, index);
  return index;
}

function makeIndex(catalogue: Catalogue, shelf: Shelf): ShelfIndex {
  const rows = new Map(
    [...entriesOn(catalogue, shelf)].map(([id, entry]) => [id, rowOf(catalogue, shelf, id, entry)]),
  );
  const orders = new Map<string, readonly PlacedRow[]>();
  return {
    rows,
    inOrder(name, order) {
      const placed = orders.get(name) ?? [...rows.values()].map(placedBy(order)).sort(compareIn(order));
      orders.set(name, placed);
      return placed;
    },
  };
}

const placedBy =
  ({ keyOf }: Order) =>
  (row: Row): PlacedRow => ({ key: keyOf(row), id: row.id, row });

/** Those of drafts in place of, or beside, those of files. @param placed in order */
export function withRows(
  placed: readonly PlacedRow[],
  drafted: ReadonlyMap<string, Row>,
  order: Order,
): readonly PlacedRow[] {
  if (drafted.size === 0) return placed;
  const compare = compareIn(order);
  const added = [...drafted.values()].map(placedBy(order)).sort(compare);
  const merged: PlacedRow[] = [];
  let next = 0;
  for (const one of placed) {
    if (drafted.has(one.id)) continue;
    while (next < added.length && compare(added[next]!, one) < 0) merged.push(added[next++]!);
    merged.push(one);
  }
  return [...merged, ...added.slice(next)];
}
