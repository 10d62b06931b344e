import type { Statements } from '../../../../api/storage/connection';
import type { Shelf } from '../../../contract/items/item';
import type { Actor } from '../../tables/log';
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
}

const COLUMNS = 'shelf, item, act, at, person, name, draft';

export const findSchedule = (from: Statements, shelf: Shelf, item: string): ScheduleRow | undefined =>
  from.get(`SELECT ${COLUMNS} FROM desk_schedules WHERE shelf = ? AND item = ?`, shelf, item) as
    | ScheduleRow
    | undefined;

/** Earliest first. */
export const allSchedules = (from: Statements): ScheduleRow[] =>
  from.all(`SELECT ${COLUMNS} FROM desk_schedules ORDER BY at`) as ScheduleRow[];

/** What was missed before is seen to by it. */
export function keepSchedule(
  to: Statements,
  { shelf, item, act, at, draft }: Omit<ScheduleRow, 'person' | 'name'>,
  { id, name }: Actor,
): void {
  dropMissed(to, shelf, item);
  to.run(
    `INSERT INTO desk_schedules (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (shelf, item) DO UPDATE SET act = excluded.act, at = excluded.at,
       person = excluded.person, name = excluded.name, draft = excluded.draft`,
    shelf,
    item,
    act,
    at,
    id,
    name,
    draft,
  );
}

export const dropSchedule = (to: Statements, shelf: Shelf, item: string): void =>
  to.run('DELETE FROM desk_schedules WHERE shelf = ? AND item = ?', shelf, item);
