import type { Queries } from '../../../../api/database/queries';
import type { OfItem, OpenItem } from '../../../contract/items/item';

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
    await to.run(
      'INSERT OR REPLACE INTO desk_discarded (shelf, item, path, name, at) VALUES (?, ?, ?, ?, ?)',
      ...[shelf, id, path, by, at],
    );
}

export const discardedIn = async (
  from: Queries,
  { shelf, id }: OfItem,
): Promise<NonNullable<OpenItem['takenBack']>> =>
  (await from.all(
    'SELECT path, name AS by FROM desk_discarded WHERE shelf = ? AND item = ? ORDER BY at DESC, path',
    ...[shelf, id],
  )) as NonNullable<OpenItem['takenBack']>;

/** @param now ms since 1970 */
export const removeOldDiscarded = (to: Queries, now: number): Promise<void> =>
  to.run('DELETE FROM desk_discarded WHERE at < ?', new Date(now - KEPT_MS).toISOString());
