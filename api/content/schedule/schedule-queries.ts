import type { Queries } from '../../database/queries';
import { byShelf } from '../by-shelf';
import type { OfItem, Shelf } from '../contract/item';
import { allows } from '../../people/contract/permissions';
import type { Actor } from '../../desk/log-queries';
import { personById } from '../../people/people-queries';
import { dropMissed } from './missed-time-queries';

export interface ScheduleRow {
  shelf: Shelf;
  item: string;
  act: 'publish' | 'withdraw';
  at: string;
  person: number | null;
  name: string;
  /** Number of the draft that its person saw; null without one. */
  draft: number | null;
  /** Name of who has written since, and may not publish. */
  unseen: string | null;
}

const schedules = (from: Queries) =>
  from
    .selectFrom('desk_schedules')
    .select(['shelf', 'item', 'act', 'at', 'person', 'name', 'draft', 'unseen']);

export const findSchedule = (from: Queries, shelf: Shelf, item: string): Promise<ScheduleRow | undefined> =>
  schedules(from).where('shelf', '=', shelf).where('item', '=', item).executeTakeFirst();

export const schedulesOf = (from: Queries, items: readonly OfItem[]): Promise<ScheduleRow[]> =>
  byShelf(items, (shelf, ids) =>
    schedules(from).where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );

/** Earliest first. */
export const allSchedules = (from: Queries): Promise<ScheduleRow[]> =>
  schedules(from).orderBy('at').execute();

type NewSchedule = Omit<ScheduleRow, 'person' | 'name' | 'unseen'> & Partial<Pick<ScheduleRow, 'unseen'>>;

/** What was missed before is seen to by it. */
export async function keepSchedule(
  to: Queries,
  { shelf, item, act, at, draft, unseen = null }: NewSchedule,
  { id, name }: Actor,
): Promise<void> {
  await dropMissed(to, shelf, item);
  const given = { act, at, person: id, name, draft, unseen };
  await to
    .insertInto('desk_schedules')
    .values({ shelf, item, ...given })
    .onConflict((on) => on.columns(['shelf', 'item']).doUpdateSet(given))
    .execute();
}

/**
 * A draft was written, or taken away, by somebody who may not publish: its time waits for whoever sets it again. What another
 * person writes in it later does not make it seen.
 *
 * @param number of the draft that there is now; null without one
 */
export async function noteUnseen(
  to: Queries,
  { shelf, item, number }: { shelf: Shelf; item: string; number: number | null },
  { id, name }: Actor,
): Promise<void> {
  const person = id === null ? undefined : await personById(to, id);
  if (person && allows(person.may, 'publish')) return;
  await to
    .updateTable('desk_schedules')
    .set({ unseen: name })
    .where('shelf', '=', shelf)
    .where('item', '=', item)
    .where('act', '=', 'publish')
    .where('draft', 'is distinct from', number)
    .execute();
}

export async function dropSchedule(to: Queries, shelf: Shelf, item: string): Promise<void> {
  await to.deleteFrom('desk_schedules').where('shelf', '=', shelf).where('item', '=', item).execute();
}
