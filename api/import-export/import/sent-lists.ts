import { randomBytes } from 'node:crypto';
import { partsOf } from '../../content/shelves';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { LIST_BOUNDS } from '../contract/list-bounds';
import type { ListRow } from '../contract/lists';
import { DeskError } from '../../desk/desk-error';

/** Characters of all together; those that were begun longest ago go first. */
const MOST = 3 * LIST_BOUNDS.bytes;
const MOST_LISTS = 50;
/** ms; a list may hold what is nobody else's business. */
const KEPT_MS = 12 * 60 * 60_000;

export interface List {
  id: string;
  name: string;
  headings: readonly string[];
  /** Another one once it has other rows. */
  parts: number;
}

/** Lists on their way into the catalogue: their own browser sends again what is gone. */
export interface Lists {
  begin(person: number, name: string, headings: readonly string[]): Promise<string>;
  /** @throws DeskError `uploadGone` for one that is not there, or somebody else's */
  find(id: string, person: number): Promise<List>;
  rows(list: Pick<List, 'id'>): Promise<ListRow[]>;
  /** Takes the place of what was sent from there on. @throws DeskError where rows before it lack, or there are too many */
  add(list: Pick<List, 'id'>, from: number, rows: readonly ListRow[]): Promise<void>;
  drop(list: Pick<List, 'id'>): Promise<void>;
}

export const openLists = (
  { read, write }: Pick<GalleryDatabase, 'read' | 'write'>,
  now: () => number,
): Lists => ({
  begin: (person, name, headings) =>
    write(async (to) => {
      await removeSentLists(to, now());
      await makeRoom(to);
      const id = randomBytes(16).toString('hex');
      const begun_at = new Date(now()).toISOString();
      await to
        .insertInto('sent_lists')
        .values({ id, person, begun_at, name, headings: JSON.stringify(headings) })
        .execute();
      return id;
    }),
  find: (id, person) =>
    read(async (from) => {
      const list = await from.selectFrom('sent_lists').selectAll().where('id', '=', id).executeTakeFirst();
      if (list?.person !== person) throw new DeskError('uploadGone');
      const { name, parts } = list;
      return { id, name, parts, headings: JSON.parse(list.headings) as string[] };
    }),
  rows: ({ id }) =>
    read(async (from) => {
      const rows = await from
        .selectFrom('sent_rows')
        .select('row')
        .where('list', '=', id)
        .orderBy('place')
        .execute();
      return rows.map(({ row }) => JSON.parse(row) as ListRow);
    }),
  add: ({ id }, from, rows) =>
    write(async (to) => {
      const { numUpdatedRows } = await to
        .updateTable('sent_lists')
        .set(({ eb }) => ({ parts: eb('parts', '+', 1) }))
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DeskError('uploadGone');
      await to.deleteFrom('sent_rows').where('list', '=', id).where('place', '>=', from).execute();
      if ((await sizeOf(to, id)).rows < from) throw new DeskError('uploadGone');
      for (const part of partsOf(
        rows.map((row, at) => ({ list: id, place: from + at, row: JSON.stringify(row) })),
      ))
        await to.insertInto('sent_rows').values(part).execute();
      const { rows: count, characters } = await sizeOf(to, id);
      if (count > LIST_BOUNDS.rows || characters > LIST_BOUNDS.bytes) throw new DeskError('tooLarge');
    }),
  drop: ({ id }) => write((to) => removeList(to, id)),
});

async function sizeOf(from: Queries, list?: string): Promise<{ rows: number; characters: number }> {
  const all = from
    .selectFrom('sent_rows')
    .select(({ fn }) => [
      fn.countAll<number>().as('rows'),
      fn.sum<number | null>(fn<number>('length', ['row'])).as('characters'),
    ]);
  const found = await (list === undefined ? all : all.where('list', '=', list)).executeTakeFirstOrThrow();
  return { rows: found.rows, characters: found.characters ?? 0 };
}

async function makeRoom(to: Queries): Promise<void> {
  const lists = await to.selectFrom('sent_lists').select('id').orderBy('begun_at', 'desc').execute();
  for (const { id } of lists.slice(MOST_LISTS - 1)) await removeList(to, id);
  for (const { id } of lists.slice(0, MOST_LISTS - 1).reverse()) {
    if ((await sizeOf(to)).characters <= MOST) return;
    await removeList(to, id);
  }
}

async function removeList(to: Queries, id: string): Promise<void> {
  await to.deleteFrom('sent_rows').where('list', '=', id).execute();
  await to.deleteFrom('sent_lists').where('id', '=', id).execute();
}

/** Those that nobody goes on with. @param now ms since 1970 */
export async function removeSentLists(to: Queries, now: number): Promise<void> {
  const old = await to
    .selectFrom('sent_lists')
    .select('id')
    .where('begun_at', '<', new Date(now - KEPT_MS).toISOString())
    .execute();
  for (const { id } of old) await removeList(to, id);
}
