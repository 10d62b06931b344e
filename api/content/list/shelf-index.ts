import { inBreaths } from '../../lanes/in-breaths';
import { sortedInBreaths } from '../../lanes/sorted-in-breaths';
import type { Catalogue } from '../published/catalogue';
import { withChanges } from '../contract/field-path';
import type { Shelf } from '../contract/item';
import { entriesOn } from '../shelves';
import { openChanges } from '../states';
import type { DraftRow } from '../drafts/draft-queries';
import { countRows, type Counts } from './counts';
import { compareIn, type Order, type Place } from './orders';
import { rowOf, type Row } from './row';

export interface PlacedRow extends Place {
  row: Row;
}

/** What is public of a shelf, made once for each catalogue: tens of thousands of texts are folded and ordered. */
export interface ShelfIndex {
  rows: ReadonlyMap<string, Row>;
  counts: Counts;
  /** @param name of the order, by which it is kept */
  inOrder(name: string, order: Order): Promise<readonly PlacedRow[]>;
  /** Undefined where the same is public by now. */
  drafted(draft: DraftRow): Row | undefined;
  withDrafts(drafts: Drafts): Promise<DraftedShelf>;
}

type Drafts = ReadonlyMap<string, DraftRow>;

/** The rows of drafts, made once for each that is saved: an import makes thousands. */
interface DraftedShelf {
  /** By id. */
  rows: ReadonlyMap<string, Row>;
  /**
   * Those of drafts in place of, or beside, those that are public.
   *
   * @param name of the order, by which they are kept
   * @param placed those that are public, in order
   */
  inOrder(name: string, placed: readonly PlacedRow[], order: Order): Promise<readonly PlacedRow[]>;
}

const known = new WeakMap<Catalogue, Map<Shelf, Promise<ShelfIndex>>>();

export function shelfIndex(catalogue: Catalogue, shelf: Shelf): Promise<ShelfIndex> {
  const shelves = known.get(catalogue) ?? new Map<Shelf, Promise<ShelfIndex>>();
  known.set(catalogue, shelves);
  const index = shelves.get(shelf) ?? makeIndex(catalogue, shelf);
  shelves.set(shelf, index);
  return index;
}

async function makeIndex(catalogue: Catalogue, shelf: Shelf): Promise<ShelfIndex> {
  const rows = new Map<string, Row>();
  for await (const [id, entry] of inBreaths(entriesOn(catalogue, shelf)))
    rows.set(id, rowOf(catalogue, shelf, id, entry));
  const orders = new Map<string, readonly PlacedRow[]>();
  const made = new WeakMap<DraftRow, { row: Row | undefined }>();
  const shelves = new WeakMap<Drafts, DraftedShelf>();
  const drafted = (draft: DraftRow): Row | undefined => {
    const known = made.get(draft) ?? { row: draftedRow(catalogue, draft) };
    made.set(draft, known);
    return known.row;
  };
  return {
    rows,
    counts: countRows(rows.values()),
    drafted,
    async inOrder(name, order) {
      const placed = orders.get(name) ?? (await placedInOrder(rows.values(), order));
      orders.set(name, placed);
      return placed;
    },
    async withDrafts(drafts) {
      const shelf = shelves.get(drafts) ?? (await draftedShelf(drafts, drafted));
      shelves.set(drafts, shelf);
      return shelf;
    },
  };
}

async function draftedShelf(
  drafts: Drafts,
  drafted: (draft: DraftRow) => Row | undefined,
): Promise<DraftedShelf> {
  const rows = new Map<string, Row>();
  for await (const draft of inBreaths(drafts.values())) {
    const row = drafted(draft);
    if (row) rows.set(row.id, row);
  }
  const orders = new Map<string, readonly PlacedRow[]>();
  return {
    rows,
    async inOrder(name, placed, order) {
      const all = orders.get(name) ?? (await withRows(placed, rows, order));
      orders.set(name, all);
      return all;
    },
  };
}

async function placedInOrder(rows: Iterable<Row>, order: Order): Promise<PlacedRow[]> {
  const placed: PlacedRow[] = [];
  for await (const row of inBreaths(rows)) placed.push(placedBy(order)(row));
  return sortedInBreaths(placed, compareIn(order));
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

async function withRows(
  placed: readonly PlacedRow[],
  drafted: ReadonlyMap<string, Row>,
  order: Order,
): Promise<readonly PlacedRow[]> {
  if (drafted.size === 0) return placed;
  const compare = compareIn(order);
  const added = await placedInOrder(drafted.values(), order);
  const merged: PlacedRow[] = [];
  const take = (rest: readonly PlacedRow[]) => {
    for (const one of rest) if (!drafted.has(one.id)) merged.push(one);
  };
  let from = 0;
  for await (const one of inBreaths(added)) {
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
