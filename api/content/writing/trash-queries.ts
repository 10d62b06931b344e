import type { Selectable } from 'kysely';
import type { Queries } from '../../database/queries';
import type { ThrownKind } from '../../database/schema/items';
import type { Tables } from '../../database/schema/tables';
import { byShelf } from '../shelves';
import type { FieldChange, OfItem, Shelf } from '../contract/item';
import type { DraftRow } from '../drafts/draft-queries';
import { findSchedule, type ScheduleRow } from '../schedule/schedule-queries';

/** Longer than any window is open that could undo it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface ThrownRow {
  number: number;
  kind: ThrownKind;
  draft: DraftRow;
  /** The time that it had. */
  schedule: ScheduleRow | null;
  by: string;
  at: string;
}

type Stored = Selectable<Tables['desk_thrown_away']>;

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
  const kept = await to
    .insertInto('desk_thrown_away')
    .values({
      ...{ kind, shelf, item, changes: JSON.stringify(changes), draft: number, person, name, at: writtenAt },
      schedule: schedule ? JSON.stringify(schedule) : null,
      ...{ thrown_by: by, thrown_at: at },
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return kept.number;
}

/** The latest first. */
const thrown = (from: Queries) => from.selectFrom('desk_thrown_away').selectAll().orderBy('number', 'desc');

export async function findThrown(from: Queries, number: number): Promise<ThrownRow | undefined> {
  const row = await thrown(from).where('number', '=', number).executeTakeFirst();
  return row && readable(row);
}

/** The latest first. */
export const thrownOf = async (from: Queries, shelf: Shelf, item: string): Promise<ThrownRow[]> =>
  (await thrown(from).where('shelf', '=', shelf).where('item', '=', item).execute()).map(readable);

/** Of what was never public, the latest first. */
export const thrownDrafts = async (from: Queries, most: number): Promise<ThrownRow[]> =>
  (await thrown(from).where('kind', '=', 'draft').limit(most).execute()).map(readable);

export async function forgetThrown(to: Queries, number: number): Promise<void> {
  await to.deleteFrom('desk_thrown_away').where('number', '=', number).execute();
}

/** Of times of what is public. */
const deleteTimes = (to: Queries) =>
  to.deleteFrom('desk_thrown_away').where('kind', 'in', ['changes', 'emptied']);

/** Times of what is public: there is another one, or it was published. */
export const forgetTimes = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  forgetTimesOf(to, [{ shelf, id: item }]);

export async function forgetTimesOf(to: Queries, items: readonly OfItem[]): Promise<void> {
  await byShelf(items, (shelf, ids) =>
    deleteTimes(to).where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );
}

/** Times of what is public, which nobody can undo any more; drafts stay. @param now ms since 1970 */
export async function removeOldThrown(to: Queries, now: number): Promise<void> {
  await deleteTimes(to)
    .where('thrown_at', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
}
