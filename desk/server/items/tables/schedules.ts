import type { Queries } from '../../../../api/database/queries';
import type { Shelf } from '../../../contract/items/item';
import { allows } from '../../../contract/permissions';
import type { Actor } from '../../tables/log';
import { personById } from '../../tables/people';
import { dropMissed } from './missed-times';

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

const COLUMNS = 'shelf, item, act, at, person, name, draft, unseen';

export const findSchedule = async (
  from: Queries,
  shelf: Shelf,
  item: string,
): Promise<ScheduleRow | undefined> =>
  (await from.get(`SELECT ${COLUMNS} FROM desk_schedules WHERE shelf = ? AND item = ?`, shelf, item)) as
    | ScheduleRow
    | undefined;

/** Earliest first. */
export const allSchedules = async (from: Queries): Promise<ScheduleRow[]> =>
  (await from.all(`SELECT ${COLUMNS} FROM desk_schedules ORDER BY at`)) as ScheduleRow[];

type NewSchedule = Omit<ScheduleRow, 'person' | 'name' | 'unseen'> & Partial<Pick<ScheduleRow, 'unseen'>>;

/** What was missed before is seen to by it. */
export async function keepSchedule(
  to: Queries,
  { shelf, item, act, at, draft, unseen = null }: NewSchedule,
  { id, name }: Actor,
): Promise<void> {
  await dropMissed(to, shelf, item);
  await to.run(
    `INSERT INTO desk_schedules (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (shelf, item) DO UPDATE SET act = excluded.act, at = excluded.at,
       person = excluded.person, name = excluded.name, draft = excluded.draft, unseen = excluded.unseen`,
    shelf,
    item,
    act,
    at,
    id,
    name,
    draft,
    unseen,
  );
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
  await to.run(
    "UPDATE desk_schedules SET unseen = ? WHERE shelf = ? AND item = ? AND act = 'publish' AND draft IS NOT ?",
    ...[name, shelf, item, number],
  );
}

export const dropSchedule = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  to.run('DELETE FROM desk_schedules WHERE shelf = ? AND item = ?', shelf, item);
