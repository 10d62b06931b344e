import type { Queries } from '../../../api/database/queries';
import type { BroughtIn } from '../../contract/import/brought-in';
import type { OfItem, Shelf } from '../../contract/items/item';
import { missingOf, type NamedPicture } from '../import/rows/wanted';
import type { DraftRow } from '../items/tables/drafts';
import type { Actor } from './log';
import { inTurn } from '../../../api/database/in-turn';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Shown of those that were brought in lately. */
const SHOWN = 10;

/** An item that a list has made or changed. */
export interface BroughtItem {
  shelf: Shelf;
  item: string;
  isNew: boolean;
  /** Number of the draft that it got; 0 where the file says the same, so that there is none. */
  draft: number;
  /** The draft that was there. */
  before: DraftRow | null;
  /** Names of all pictures of its row, where some were not there. */
  pictures: readonly NamedPicture[] | null;
}

/** Its items are there before it. @param number that was kept for it */
export const addBroughtIn = (
  to: Queries,
  number: number,
  { name, at }: { name: string; at: string },
  actor: Actor,
): Promise<void> =>
  to.run(
    'INSERT INTO desk_lists (number, name, at, person, by) VALUES (?, ?, ?, ?, ?)',
    ...[number, name, at, actor.id, actor.name],
  );

/** One statement, as libsql takes longer for each than SQLite for a row. */
export const keepItems = (to: Queries, list: number, items: readonly BroughtItem[]): Promise<void> =>
  to.run(
    `INSERT INTO desk_list_items (list, shelf, item, is_new, draft, before, pictures)
     SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)`,
    list,
    JSON.stringify(
      items.map(({ shelf, item, isNew, draft, before, pictures }) => [
        ...[shelf, item, Number(isNew), draft],
        before && JSON.stringify(before),
        pictures && JSON.stringify(pictures),
      ]),
    ),
  );

/** Number of the draft that an item got; 0 for none, undefined where the list did nothing to it. */
export const draftBroughtIn = async (
  from: Queries,
  list: number,
  { shelf, id }: OfItem,
): Promise<number | undefined> =>
  (
    (await from.get(
      'SELECT draft FROM desk_list_items WHERE list = ? AND shelf = ? AND item = ?',
      list,
      shelf,
      id,
    )) as { draft: number } | undefined
  )?.draft;

/** Of items of the list. One statement, which finds each by the index: an update from JSON compares all with all. */
export const changeItems = (to: Queries, list: number, items: readonly ItemWithPictures[]): Promise<void> =>
  to.run(
    `INSERT INTO desk_list_items (list, shelf, item, is_new, draft, pictures)
     SELECT ?, value ->> 0, value ->> 1, 0, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
     ON CONFLICT (list, shelf, item) DO UPDATE SET draft = excluded.draft, pictures = excluded.pictures`,
    list,
    JSON.stringify(
      items.map(({ shelf, item, draft, pictures }) => [shelf, item, draft, JSON.stringify(pictures)]),
    ),
  );

export interface ItemWithPictures extends Pick<BroughtItem, 'shelf' | 'item' | 'draft'> {
  pictures: readonly NamedPicture[];
}

/** Items of whose pictures some were not there. As one row: libsql takes long for thousands. */
export const itemsWithPictures = async (from: Queries, list: number): Promise<ItemWithPictures[]> =>
  JSON.parse(
    (
      (await from.get(
        `SELECT json_group_array(json_object('shelf', shelf, 'item', item, 'draft', draft, 'pictures', json(pictures))
           ORDER BY rowid) AS items
         FROM desk_list_items WHERE list = ? AND pictures IS NOT NULL`,
        list,
      )) as { items: string }
    ).items,
  ) as ItemWithPictures[];

export interface ItemWithDraft extends Pick<BroughtItem, 'shelf' | 'item' | 'isNew' | 'draft'> {
  /** Whether there was a draft before. */
  hasBefore: boolean;
  /** Number of the draft that there is now; 0 for none. */
  present: number;
}

/** As one row: libsql takes long for thousands. */
export const itemsWithDrafts = async (from: Queries, list: number): Promise<ItemWithDraft[]> =>
  (
    JSON.parse(
      (
        (await from.get(
          `SELECT json_group_array(json_array(i.shelf, i.item, i.is_new, i.draft, i.before IS NOT NULL, coalesce(d.number, 0))
             ORDER BY i.rowid) AS items
           FROM desk_list_items i LEFT JOIN desk_drafts d ON d.shelf = i.shelf AND d.item = i.item WHERE i.list = ?`,
          list,
        )) as { items: string }
      ).items,
    ) as [BroughtItem['shelf'], string, number, number, number, number][]
  ).map(([shelf, item, isNew, draft, hasBefore, present]) => ({
    ...{ shelf, item, isNew: isNew === 1, draft, hasBefore: hasBefore === 1, present },
  }));

/** The draft that an item had before the list. */
export async function draftBefore(
  from: Queries,
  list: number,
  { shelf, id }: OfItem,
): Promise<DraftRow | null> {
  const row = (await from.get(
    'SELECT before FROM desk_list_items WHERE list = ? AND shelf = ? AND item = ?',
    ...[list, shelf, id],
  )) as { before: string | null } | undefined;
  return row?.before ? (JSON.parse(row.before) as DraftRow) : null;
}

interface ListRow {
  number: number;
  name: string;
  at: string;
  by: string;
  taken_back_at: string | null;
  taken_back_by: string | null;
  made: number;
  changed: number;
  creators: number;
}

const COLUMNS = `number, name, at, by, taken_back_at, taken_back_by,
  (SELECT count(*) FROM desk_list_items WHERE list = number AND shelf = 'works' AND is_new = 1) AS made,
  (SELECT count(*) FROM desk_list_items WHERE list = number AND shelf = 'works' AND is_new = 0) AS changed,
  (SELECT count(*) FROM desk_list_items WHERE list = number AND shelf = 'creators') AS creators`;

/** Newest first. */
export const broughtInLately = async (from: Queries): Promise<BroughtIn[]> =>
  await inTurn(
    (await from.all(`SELECT ${COLUMNS} FROM desk_lists ORDER BY number DESC LIMIT ?`, SHOWN)) as ListRow[],
    async (row) => broughtIn(from, row),
  );

export async function findBroughtIn(from: Queries, number: number): Promise<BroughtIn | undefined> {
  const row = (await from.get(`SELECT ${COLUMNS} FROM desk_lists WHERE number = ?`, number)) as
    | ListRow
    | undefined;
  return row && (await broughtIn(from, row));
}

async function broughtIn(
  from: Queries,
  { taken_back_at, taken_back_by, ...row }: ListRow,
): Promise<BroughtIn> {
  const { number, name, at, by, made, changed, creators } = row;
  return {
    // By name: libsql gives a row a property of its own (`_metadata`).
    ...{ number, name, at, by, made, changed, creators },
    missing: taken_back_at === null ? await missingIn(from, number) : [],
    takenBack: taken_back_at === null ? null : { at: taken_back_at, by: taken_back_by ?? '' },
  };
}

async function missingIn(from: Queries, list: number): Promise<string[]> {
  const rows = (await from.all(
    'SELECT pictures FROM desk_list_items WHERE list = ? AND pictures IS NOT NULL ORDER BY rowid',
    list,
  )) as { pictures: string }[];
  const names = rows.flatMap(({ pictures }) => missingOf(JSON.parse(pictures) as NamedPicture[]));
  return [...new Set(names)];
}

export const noteTakenBack = (to: Queries, number: number, at: string, by: string): Promise<void> =>
  to.run('UPDATE desk_lists SET taken_back_at = ?, taken_back_by = ? WHERE number = ?', at, by, number);

export const removeOldLists = (statements: Queries, now: number): Promise<void> =>
  statements.run('DELETE FROM desk_lists WHERE at < ?', new Date(now - KEPT_MS).toISOString());
