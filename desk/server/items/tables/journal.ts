import type { Queries } from '../../../../api/database/queries';
import type { Shelf } from '../../../contract/items/item';
import type { VersionAct } from '../../../contract/items/publishing';

/** A file that is being written. */
export interface Written {
  shelf: Shelf;
  item: string;
  act: VersionAct;
  /** Texts of the file; null where there is, or will be, none. */
  before: string | null;
  after: string | null;
  /** Number of the draft that goes into the file. */
  draft: number | null;
}

const COLUMNS = 'shelf, item, act, before, after, draft';

export const noteWriting = (
  to: Queries,
  { shelf, item, act, before, after, draft }: Written,
): Promise<void> =>
  to.run(
    `INSERT INTO desk_writing (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)`,
    ...[shelf, item, act, before, after, draft],
  );

export const unfinished = async (from: Queries): Promise<Written[]> =>
  (await from.all(`SELECT ${COLUMNS} FROM desk_writing ORDER BY shelf, item`)) as Written[];

export const forgetWriting = (to: Queries): Promise<void> => to.run('DELETE FROM desk_writing');
