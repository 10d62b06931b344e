import type { Selectable } from 'kysely';
import { contains, type Queries } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import type { GalleryDatabase } from '../../database/database';
import type { Actor } from '../../desk/log-queries';
import { byShelf } from '../shelves';
import { type FieldChange, type OfItem, type OpenItem, type Shelf } from '../contract/item';
import { noteUnseen } from '../schedule/schedule-queries';

/** With its changes as JSON. */
export type StoredDraft = Omit<Selectable<Tables['desk_drafts']>, 'save'>;

export type DraftRow = Omit<StoredDraft, 'changes'> & { changes: FieldChange[] };

/** What says no name of its own, as what was imported, is of who saved the draft. */
const readable = (row: StoredDraft): DraftRow => ({
  ...row,
  changes: (JSON.parse(row.changes) as FieldChange[]).map((change) => ({ by: row.name, ...change })),
});

const drafts = (from: Queries) =>
  from.selectFrom('desk_drafts').select(['shelf', 'item', 'number', 'changes', 'person', 'name', 'at']);

export const findDraft = async (from: Queries, shelf: Shelf, item: string): Promise<DraftRow | undefined> =>
  (await draftsOf(from, [{ shelf, id: item }]))[0];

export const draftsOf = async (from: Queries, items: readonly OfItem[]): Promise<DraftRow[]> =>
  (
    await byShelf(items, (shelf, ids) =>
      drafts(from).where('shelf', '=', shelf).where('item', 'in', ids).execute(),
    )
  ).map(readable);

export const allDrafts = async (from: Queries): Promise<DraftRow[]> =>
  (await drafts(from).orderBy('at', 'desc').execute()).map(readable);

/** Read at once. */
const PAGE = 20;

/** The next on a shelf. @param item the last one that was seen */
export const draftsAfter = async (from: Queries, shelf: Shelf, item: string): Promise<DraftRow[]> =>
  (
    await drafts(from)
      .where('shelf', '=', shelf)
      .where('item', '>', item)
      .orderBy('item')
      .limit(PAGE)
      .execute()
  ).map(readable);

/** Those that have a text somewhere in their changes. */
export const draftsNaming = async (from: Queries, text: string): Promise<DraftRow[]> =>
  (
    await drafts(from)
      .where((eb) => contains(eb.ref('changes'), JSON.stringify(text)))
      .execute()
  ).map(readable);

/** @param number of this save */
export async function keepDraft(
  to: Queries,
  { shelf, item, number, changes }: Pick<DraftRow, 'shelf' | 'item' | 'number' | 'changes'>,
  { id, name }: Actor,
  at: string,
): Promise<void> {
  await noteUnseen(to, { shelf, item, number }, { id, name });
  // Takes the place of the one before.
  await to
    .insertInto('desk_drafts')
    .values({ shelf, item, number, changes: JSON.stringify(changes), person: id, name, at })
    .execute();
}

/** @param by who takes away what was written; nobody where it is public now, or goes with its item */
export async function dropDraft(to: Queries, shelf: Shelf, item: string, by?: Actor): Promise<void> {
  if (by) await noteUnseen(to, { shelf, item, number: null }, by);
  await dropDrafts(to, [{ shelf, id: item }]);
}

/** What is public now, or went with its item. */
export async function dropDrafts(to: Queries, items: readonly OfItem[]): Promise<void> {
  await byShelf(items, (shelf, ids) =>
    to.deleteFrom('desk_drafts').where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );
}

/** Of some ids those of items that have a draft. */
export async function idsDrafted(from: Queries, shelf: Shelf, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await from
    .selectFrom('desk_drafts')
    .select('item')
    .where('shelf', '=', shelf)
    .where('item', 'in', [...new Set(ids)])
    .execute();
  return rows.map(({ item }) => item);
}

/** Of some shelves, by their items; a few at once, as each may have hundreds of kB, and others are answered between. */
export async function* eachDraft(
  database: Pick<GalleryDatabase, 'read'>,
  shelves: readonly Shelf[],
): AsyncGenerator<DraftRow> {
  for (const shelf of shelves) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      const page: DraftRow[] = await database.read((from) => draftsAfter(from, shelf, after));
      yield* page;
      last = page.at(-1)?.item;
    }
  }
}

/**
 * Who has thrown away which change, for those who have the item open.
 *
 * @param paths that the draft had, and has no more
 * @param at ISO 8601, in UTC
 */
export async function noteDiscarded(
  to: Queries,
  { shelf, id }: OfItem,
  paths: readonly string[],
  { by, at }: { by: string; at: string },
): Promise<void> {
  for (const path of paths)
    await to
      .insertInto('desk_discarded')
      .values({ shelf, item: id, path, name: by, at })
      .onConflict((on) => on.columns(['shelf', 'item', 'path']).doUpdateSet({ name: by, at }))
      .execute();
}

export const discardedIn = (
  from: Queries,
  { shelf, id }: OfItem,
): Promise<NonNullable<OpenItem['takenBack']>> =>
  from
    .selectFrom('desk_discarded')
    .select(['path', 'name as by'])
    .where('shelf', '=', shelf)
    .where('item', '=', id)
    .orderBy('at', 'desc')
    .orderBy('path')
    .execute();
