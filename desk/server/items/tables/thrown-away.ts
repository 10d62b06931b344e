import type { Queries } from '../../../../api/database/queries';
import type { FieldChange, Shelf } from '../../../contract/items/item';
import type { DraftRow } from './drafts';
import { findSchedule, type ScheduleRow } from './schedules';

/** Longer than any window is open that could undo it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * `draft`: it was never public. `deleted`: it went with its item. `changes`: of what is public, with a time. `emptied`: the
 * same, but nobody threw them away: they were written back.
 */
type ThrownKind = 'draft' | 'deleted' | 'changes' | 'emptied';

export interface ThrownRow {
  number: number;
  kind: ThrownKind;
  draft: DraftRow;
  /** The time that it had. */
  schedule: ScheduleRow | null;
  by: string;
  at: string;
}

interface Stored {
  number: number;
  kind: ThrownKind;
  shelf: Shelf;
  item: string;
  changes: string;
  draft: number;
  person: number | null;
  name: string;
  at: string;
  schedule: string | null;
  thrown_by: string;
  thrown_at: string;
}

const readable = ({ shelf, item, person, name, at, ...row }: Stored): ThrownRow => ({
  ...{ number: row.number, kind: row.kind, by: row.thrown_by, at: row.thrown_at },
  draft: {
    ...{ shelf, item, person, name, at, number: row.draft },
    changes: JSON.parse(row.changes) as FieldChange[],
  },
  schedule: row.schedule === null ? null : (JSON.parse(row.schedule) as ScheduleRow),
});

/**
 * With the time that is set for its item now.
 *
 * @param at ISO 8601, in UTC
 * @returns its number
 */
export async function keepThrown(
  to: Queries,
  kind: ThrownKind,
  { shelf, item, number, changes, person, name, at: writtenAt }: DraftRow,
  { by, at }: { by: string; at: string },
): Promise<number> {
  const schedule = await findSchedule(to, shelf, item);
  await to.run(
    `INSERT INTO desk_thrown_away
       (kind, shelf, item, changes, draft, person, name, at, schedule, thrown_by, thrown_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[kind, shelf, item, JSON.stringify(changes), number, person, name, writtenAt],
    ...[schedule ? JSON.stringify(schedule) : null, by, at],
  );
  return ((await to.get('SELECT last_insert_rowid() AS number')) as { number: number }).number;
}

export async function findThrown(from: Queries, number: number): Promise<ThrownRow | undefined> {
  const row = await from.get('SELECT * FROM desk_thrown_away WHERE number = ?', number);
  return row === undefined ? undefined : readable(row as Stored);
}

/** The latest first. */
export const thrownOf = async (from: Queries, shelf: Shelf, item: string): Promise<ThrownRow[]> =>
  (
    (await from.all(
      'SELECT * FROM desk_thrown_away WHERE shelf = ? AND item = ? ORDER BY number DESC',
      ...[shelf, item],
    )) as Stored[]
  ).map(readable);

/** Of what was never public, the latest first. */
export const thrownDrafts = async (from: Queries, most: number): Promise<ThrownRow[]> =>
  (
    (await from.all(
      "SELECT * FROM desk_thrown_away WHERE kind = 'draft' ORDER BY number DESC LIMIT ?",
      most,
    )) as Stored[]
  ).map(readable);

export const forgetThrown = (to: Queries, number: number): Promise<void> =>
  to.run('DELETE FROM desk_thrown_away WHERE number = ?', number);

/** Times of what is public: there is another one, or it was published. */
export const forgetTimes = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  to.run(
    "DELETE FROM desk_thrown_away WHERE kind IN ('changes', 'emptied') AND shelf = ? AND item = ?",
    ...[shelf, item],
  );

/** Times of what is public, which nobody can undo any more; drafts stay. @param now ms since 1970 */
export const removeOldThrown = (to: Queries, now: number): Promise<void> =>
  to.run(
    "DELETE FROM desk_thrown_away WHERE kind IN ('changes', 'emptied') AND thrown_at < ?",
    new Date(now - KEPT_MS).toISOString(),
  );
