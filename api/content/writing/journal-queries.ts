import type { Queries } from '../../database/queries';
import type { Shelf } from '../contract/item';
import type { VersionAct } from '../contract/publishing';

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

export async function noteWriting(
  to: Queries,
  { shelf, item, act, before, after, draft }: Written,
): Promise<void> {
  await to.insertInto('desk_writing').values({ shelf, item, act, before, after, draft }).execute();
}

export const unfinished = (from: Queries): Promise<Written[]> =>
  from
    .selectFrom('desk_writing')
    .select(['shelf', 'item', 'act', 'before', 'after', 'draft'])
    .orderBy('shelf')
    .orderBy('item')
    .execute();

export async function forgetWriting(to: Queries): Promise<void> {
  await to.deleteFrom('desk_writing').execute();
}
