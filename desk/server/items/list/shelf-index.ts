import type { Catalogue } from '../../../../api/loading/catalogue';
import { withChanges } from '../../../contract/items/field-path';
import type { Shelf } from '../../../contract/items/item';
import { entriesOn } from '../shelves';
import { openChanges } from '../states';
import type { DraftRow } from '../tables/drafts';
import { countRows, type Counts } from './counts';
import { compareIn, type Order, type Place } from './orders';
import { rowOf, type Row } from './row';

export interface PlacedRow extends Place {
  row: Row;
}

/** What the files of a shelf say, made once for each catalogue: tens of thousands of texts are folded and ordered. */
export interface ShelfIndex {
  rows: ReadonlyMap<string, Row>;
  counts: Counts;
  /** @param name of the order, by which it is kept */
  inOrder(name: string, order: Order): readonly PlacedRow[];
  /** Undefined where the file says the same by now. */
  drafted(draft: DraftRow): Row | undefined;
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
  const drafted = new WeakMap<DraftRow, { row: Row | undefined }>();
  return {
    rows,
    counts: countRows(rows.values()),
    drafted(draft) {
      const known = drafted.get(draft) ?? { row: draftedRow(catalogue, draft) };
      drafted.set(draft, known);
      return known.row;
    },
    inOrder(name, order) {
      const placed = orders.get(name) ?? [...rows.values()].map(placedBy(order)).sort(compareIn(order));
      orders.set(name, placed);
      return placed;
    },
  };
}

function draftedRow(catalogue: Catalogue, { shelf, item, changes }: DraftRow): Row | undefined {
  const entry = entriesOn(catalogue, shelf).get(item);
  const open = openChanges(entry, changes);
  if (entry && open.length === 0) return undefined;
  return rowOf(catalogue, shelf, item, withChanges(entry ?? {}, open), open);
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
  const take = (rest: readonly PlacedRow[]) => {
    for (const one of rest) if (!drafted.has(one.id)) merged.push(one);
  };
  let from = 0;
  for (const one of added) {
    const to = placeOf(one, placed, from, compare);
    take(placed.slice(from, to));
    merged.push(one);
    from = to;
  }
  take(placed.slice(from));
  return merged;
}

/** Of the first that stands behind it. */
function placeOf(
  one: PlacedRow,
  placed: readonly PlacedRow[],
  from: number,
  compare: (one: Place, other: Place) => number,
): number {
  let [low, high] = [from, placed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(placed[middle]!, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
