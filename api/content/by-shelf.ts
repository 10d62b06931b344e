import type { OfItem, Shelf } from './contract/item';

/** Rows of one statement: both engines bound the values that one takes. */
const PART = 500;

export const partsOf = <T>(all: readonly T[], size = PART): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

export const itemsOn = (shelf: Shelf, ids: readonly string[]): OfItem[] => ids.map((id) => ({ shelf, id }));

/** Asks about many items with a few statements. @returns what all of these give */
export async function byShelf<Row>(
  items: readonly OfItem[],
  ask: (shelf: Shelf, ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const shelf of new Set(items.map((one) => one.shelf))) {
    const ids = [...new Set(items.filter((one) => one.shelf === shelf).map(({ id }) => id))];
    for (const part of partsOf(ids)) rows.push(...(await ask(shelf, part)));
  }
  return rows;
}
