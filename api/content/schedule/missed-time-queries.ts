import type { Queries } from '../../database/queries';
import { byShelf } from '../by-shelf';
import type { MissedTime, OfItem, Shelf } from '../contract/item';

export interface MissedRow extends Pick<MissedTime, 'act' | 'at' | 'why'> {
  shelf: Shelf;
  item: string;
  person: number | null;
  name: string;
}

const missed = (from: Queries) =>
  from.selectFrom('desk_missed_times').select(['shelf', 'item', 'act', 'at', 'person', 'name', 'why']);

export const findMissed = (from: Queries, shelf: Shelf, item: string): Promise<MissedRow | undefined> =>
  missed(from).where('shelf', '=', shelf).where('item', '=', item).executeTakeFirst();

/** Latest first. */
export const allMissed = (from: Queries): Promise<MissedRow[]> =>
  missed(from).orderBy('at', 'desc').execute();

export async function keepMissed(
  to: Queries,
  { shelf, item, act, at, person, name, why }: MissedRow,
): Promise<void> {
  const given = { act, at, person, name, why };
  await to
    .insertInto('desk_missed_times')
    .values({ shelf, item, ...given })
    .onConflict((on) => on.columns(['shelf', 'item']).doUpdateSet(given))
    .execute();
}

export const dropMissed = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  dropMissedOf(to, [{ shelf, id: item }]);

export async function dropMissedOf(to: Queries, items: readonly OfItem[]): Promise<void> {
  await byShelf(items, (shelf, ids) =>
    to.deleteFrom('desk_missed_times').where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );
}
