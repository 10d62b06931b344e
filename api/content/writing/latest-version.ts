import type { Queries } from '../../database/queries';
import type { Shelf } from '../contract/item';
import type { VersionRow } from './version-queries';

/** What the history of an item says of it now. */
export interface Latest {
  at: string;
  by: string | null;
  /** Since it was last published. */
  isWithdrawn: boolean;
}

type Row = Pick<VersionRow, 'item' | 'at' | 'name' | 'act'>;

/** By item; without those that have no versions. */
export async function latestOf(
  from: Queries,
  shelf: Shelf,
  items: readonly string[],
): Promise<ReadonlyMap<string, Latest>> {
  if (items.length === 0) return new Map();
  const rows = await from
    .selectFrom('desk_versions')
    .select(['item', 'at', 'name', 'act'])
    .where('shelf', '=', shelf)
    .where('item', 'in', items)
    .orderBy('number')
    .execute();
  const histories = new Map<string, Row[]>();
  for (const row of rows) histories.set(row.item, [...(histories.get(row.item) ?? []), row]);
  return new Map([...histories].map(([item, history]) => [item, latestIn(history)]));
}

export const isWithdrawn = async (from: Queries, shelf: Shelf, item: string): Promise<boolean> =>
  (await latestOf(from, shelf, [item])).get(item)?.isWithdrawn ?? false;

function latestIn(history: readonly Row[]): Latest {
  let isWithdrawn = false;
  /** Before it was published last, or deleted, which may be taken back. */
  let wasWithdrawn = false;
  for (const { act } of history) {
    if (act === 'withdrawn' || (act === 'takenBack' && wasWithdrawn)) isWithdrawn = true;
    else if (act === 'published' || act === 'deleted' || act === 'takenBack') {
      wasWithdrawn = act !== 'takenBack' && isWithdrawn;
      isWithdrawn = false;
    }
  }
  const { at = '', name = null } = history.at(-1) ?? {};
  return { at, by: name, isWithdrawn };
}
