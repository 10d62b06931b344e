import { isBreathOver } from '../../lanes/in-breaths';
import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { OfItem } from '../contract/item';
import type { StoredDraft } from './draft-queries';

/** A change of many drafts that is being written. */
export interface Pending {
  number: number;
  /** Number that its list will have. */
  list: number;
}

/** Rows that are deleted before the clock is looked at. */
const BLOCK = 20;

export async function beginPending(to: Queries): Promise<Pending> {
  // The list comes last; until then nobody else is to have its number.
  const { number: list } = await to
    .insertInto('desk_lists')
    .values({ name: '', at: '', by: '' })
    .returning('number')
    .executeTakeFirstOrThrow();
  await to.deleteFrom('desk_lists').where('number', '=', list).execute();
  const { number } = await to
    .insertInto('desk_pending')
    .values({ list })
    .returning('number')
    .executeTakeFirstOrThrow();
  return { number, list };
}

/** @throws DeskError where another process took it for one that was cut off: its server was lost meanwhile */
export async function requirePending(from: Queries, { number }: Pending): Promise<void> {
  const found = await from
    .selectFrom('desk_pending')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw new DeskError('changedElsewhere');
}

/** From here on it counts. */
export async function endPending(to: Queries, { number }: Pending): Promise<void> {
  await to.deleteFrom('desk_pending').where('number', '=', number).execute();
}

/** Drafts that will be there. One statement, as libsql takes longer for each than SQLite for a row. */
export async function bringPending(
  to: Queries,
  { number: comes }: Pending,
  drafts: readonly StoredDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  await to
    .insertInto('desk_draft_rows')
    .values(
      drafts.map(({ shelf, item, number, changes, person, name, at }) => ({
        ...{ shelf, item, number, changes, person, name, at, comes },
      })),
    )
    .execute();
}

/** Drafts of these items will not be there any more. */
export async function takePending(
  to: Queries,
  { number: goes }: Pending,
  items: readonly OfItem[],
): Promise<void> {
  for (const shelf of new Set(items.map((one) => one.shelf))) {
    const ids = items.filter((one) => one.shelf === shelf).map(({ id }) => id);
    await to
      .updateTable('desk_draft_rows')
      .set({ goes })
      .where('save', 'in', (of) =>
        of.selectFrom('desk_drafts').select('save').where('shelf', '=', shelf).where('item', 'in', ids),
      )
      .execute();
  }
}

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
export async function hasPending(from: Queries): Promise<boolean> {
  const found = await from
    .selectFrom('desk_pending')
    .select('number')
    .unionAll(from.selectFrom('desk_draft_rows').select('save as number').where('goes', '>', 0))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Delete some of the rows that are left behind. @returns how many they were */
const LEFT: readonly ((to: Queries) => Promise<bigint>)[] = [
  // What comes with a change that was cut off.
  async (to) => {
    const some = leftDrafts(to).where('comes', '>', 0).where('comes', 'in', pendingNumbers(to));
    return (await to.deleteFrom('desk_draft_rows').where('save', 'in', some).executeTakeFirst())
      .numDeletedRows;
  },
  // What would have gone with it stays.
  async (to) => {
    const some = leftDrafts(to).where('goes', '>', 0).where('goes', 'in', pendingNumbers(to));
    return (
      await to.updateTable('desk_draft_rows').set({ goes: 0 }).where('save', 'in', some).executeTakeFirst()
    ).numUpdatedRows;
  },
  async (to) => {
    const some = leftDrafts(to).where('goes', '>', 0).where('goes', 'not in', pendingNumbers(to));
    return (await to.deleteFrom('desk_draft_rows').where('save', 'in', some).executeTakeFirst())
      .numDeletedRows;
  },
  // Items of a list that has not come.
  async (to) => {
    const lists = to
      .selectFrom('desk_pending')
      .select('list')
      .where('list', 'not in', to.selectFrom('desk_lists').select('number'));
    const some = to
      .selectFrom('desk_list_items')
      .select(['list', 'shelf', 'item'])
      .where('list', 'in', lists)
      .limit(BLOCK);
    return (
      await to
        .deleteFrom('desk_list_items')
        .where(({ eb, refTuple }) =>
          eb(refTuple('list', 'shelf', 'item'), 'in', some.$asTuple('list', 'shelf', 'item')),
        )
        .executeTakeFirst()
    ).numDeletedRows;
  },
];

const leftDrafts = (from: Queries) => from.selectFrom('desk_draft_rows').select('save').limit(BLOCK);
const pendingNumbers = (from: Queries) => from.selectFrom('desk_pending').select('number');

/** As many rows of changes that do not go on as others wait for. @returns whether there are more */
export async function removePending(to: Queries): Promise<boolean> {
  const since = performance.now();
  for (const removeSome of LEFT)
    do if (isBreathOver(since)) return true;
    while ((await removeSome(to)) > 0n);
  await to.deleteFrom('desk_pending').execute();
  return false;
}
