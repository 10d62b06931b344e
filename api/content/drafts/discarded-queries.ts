import type { Queries } from '../../database/queries';
import type { OfItem, OpenItem } from '../contract/item';

/** As long as a session lasts at most: no window that has missed it can be open longer. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Who has thrown away which change, for those who have the item open.
 *
 * @param paths that the draft had, and has no more
 * @param at ISO 8601, in UTC
 */
export async function noteDiscarded(
  to: Queries,
  { shelf, id }: OfItem,
  paths: readonly string[],
  { by, at }: { by: string; at: string },
): Promise<void> {
  for (const path of paths)
    await to
      .insertInto('desk_discarded')
      .values({ shelf, item: id, path, name: by, at })
      .onConflict((on) => on.columns(['shelf', 'item', 'path']).doUpdateSet({ name: by, at }))
      .execute();
}

export const discardedIn = (
  from: Queries,
  { shelf, id }: OfItem,
): Promise<NonNullable<OpenItem['takenBack']>> =>
  from
    .selectFrom('desk_discarded')
    .select(['path', 'name as by'])
    .where('shelf', '=', shelf)
    .where('item', '=', id)
    .orderBy('at', 'desc')
    .orderBy('path')
    .execute();

/** @param now ms since 1970 */
export async function removeOldDiscarded(to: Queries, now: number): Promise<void> {
  await to
    .deleteFrom('desk_discarded')
    .where('at', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
}
