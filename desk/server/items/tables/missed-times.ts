import type { Queries } from '../../../../api/database/queries';
import type { MissedTime, Shelf } from '../../../contract/items/item';

export interface MissedRow extends Pick<MissedTime, 'act' | 'at' | 'why'> {
  shelf: Shelf;
  item: string;
  person: number | null;
  name: string;
}

const COLUMNS = 'shelf, item, act, at, person, name, why';

export const findMissed = async (from: Queries, shelf: Shelf, item: string): Promise<MissedRow | undefined> =>
  (await from.get(`SELECT ${COLUMNS} FROM desk_missed_times WHERE shelf = ? AND item = ?`, shelf, item)) as
    | MissedRow
    | undefined;

/** Latest first. */
export const allMissed = async (from: Queries): Promise<MissedRow[]> =>
  (await from.all(`SELECT ${COLUMNS} FROM desk_missed_times ORDER BY at DESC`)) as MissedRow[];

export const keepMissed = (
  to: Queries,
  { shelf, item, act, at, person, name, why }: MissedRow,
): Promise<void> =>
  to.run(
    `INSERT OR REPLACE INTO desk_missed_times (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ...[shelf, item, act, at, person, name, why],
  );

export const dropMissed = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  to.run('DELETE FROM desk_missed_times WHERE shelf = ? AND item = ?', shelf, item);
