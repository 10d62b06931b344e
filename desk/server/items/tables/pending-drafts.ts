import { isBreathOver } from '../../../../api/lanes/in-breaths';
import type { Queries } from '../../../../api/database/queries';
import type { OfItem } from '../../../contract/items/item';
import type { StoredDraft } from './drafts';

/** A change of many drafts that is being written. */
export interface Pending {
  number: number;
  /** Number that its list will have. */
  list: number;
}

/** Rows that are deleted before the clock is looked at. */
const BLOCK = 20;

export async function beginPending(to: Queries): Promise<Pending> {
  const numberOf = async () =>
    ((await to.get('SELECT last_insert_rowid() AS number')) as { number: number }).number;
  // The list comes last; until then nobody else is to have its number.
  await to.run("INSERT INTO desk_lists (name, at, by) VALUES ('', '', '')");
  const list = await numberOf();
  await to.run('DELETE FROM desk_lists WHERE number = ?', list);
  await to.run('INSERT INTO desk_pending (list) VALUES (?)', list);
  return { number: await numberOf(), list };
}

/** From here on it counts. */
export const endPending = (to: Queries, { number }: Pending): Promise<void> =>
  to.run('DELETE FROM desk_pending WHERE number = ?', number);

/** Drafts that will be there. One statement, as libsql takes longer for each than SQLite for a row. */
export const bringPending = (
  to: Queries,
  { number }: Pending,
  drafts: readonly StoredDraft[],
): Promise<void> =>
  to.run(
    `INSERT INTO desk_draft_rows (shelf, item, number, changes, person, name, at, comes)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, ? FROM json_each(?)`,
    number,
    JSON.stringify(
      drafts.map((one) => [...[one.shelf, one.item, one.number, one.changes, one.person, one.name, one.at]]),
    ),
  );

/** Drafts of these items will not be there any more. */
export const takePending = (to: Queries, { number }: Pending, items: readonly OfItem[]): Promise<void> =>
  to.run(
    `UPDATE desk_draft_rows SET goes = ? WHERE save IN (
       SELECT d.save FROM json_each(?) j CROSS JOIN desk_drafts d ON d.shelf = j.value ->> 0 AND d.item = j.value ->> 1)`,
    number,
    JSON.stringify(items.map(({ shelf, id }) => [shelf, id])),
  );

/** Whether the change is of this item. */
export const isPending = async (
  from: Queries,
  { number }: Pending,
  { shelf, id }: OfItem,
): Promise<boolean> =>
  (await from.get(
    'SELECT 1 FROM desk_draft_rows WHERE shelf = ? AND item = ? AND (comes = ? OR goes = ?)',
    ...[shelf, id, number, number],
  )) !== undefined;

/** Whether a change was cut off, or has left behind what counts no more. */
export const hasPending = async (from: Queries): Promise<boolean> =>
  (await from.get(
    'SELECT 1 FROM desk_pending UNION ALL SELECT 1 FROM desk_draft_rows WHERE goes > 0 LIMIT 1',
  )) !== undefined;

const LEFT = [
  `DELETE FROM desk_draft_rows WHERE save IN (SELECT save FROM desk_draft_rows
     WHERE comes > 0 AND comes IN (SELECT number FROM desk_pending) LIMIT ?)`,
  `UPDATE desk_draft_rows SET goes = 0 WHERE save IN (SELECT save FROM desk_draft_rows
     WHERE goes > 0 AND goes IN (SELECT number FROM desk_pending) LIMIT ?)`,
  `DELETE FROM desk_draft_rows WHERE save IN (SELECT save FROM desk_draft_rows
     WHERE goes > 0 AND goes NOT IN (SELECT number FROM desk_pending) LIMIT ?)`,
  `DELETE FROM desk_list_items WHERE rowid IN (SELECT rowid FROM desk_list_items
     WHERE list IN (SELECT list FROM desk_pending WHERE list NOT IN (SELECT number FROM desk_lists)) LIMIT ?)`,
];

/** As many rows of changes that do not go on as others wait for. @returns whether there are more */
export async function removePending(to: Queries): Promise<boolean> {
  const since = performance.now();
  for (const statement of LEFT)
    do {
      if (isBreathOver(since)) return true;
      await to.run(statement, BLOCK);
    } while (((await to.get('SELECT changes() AS count')) as { count: number }).count > 0);
  await to.run('DELETE FROM desk_pending');
  return false;
}
