import type { Queries } from '../../../../api/database/queries';
import type { FieldChange, Shelf } from '../../../contract/items/item';
import type { Actor } from '../../tables/log';
import { noteUnseen } from './schedules';

export interface DraftRow {
  shelf: Shelf;
  item: string;
  number: number;
  changes: FieldChange[];
  person: number | null;
  name: string;
  at: string;
}

/** With its changes as JSON. */
export type StoredDraft = Omit<DraftRow, 'changes'> & { changes: string };

/** What says no name of its own, as what was imported, is of who saved the draft. */
const readable = (row: StoredDraft): DraftRow => ({
  ...row,
  changes: (JSON.parse(row.changes) as FieldChange[]).map((change) => ({ by: row.name, ...change })),
});

const COLUMNS = 'shelf, item, number, changes, person, name, at';

export async function findDraft(from: Queries, shelf: Shelf, item: string): Promise<DraftRow | undefined> {
  const row = await from.get(`SELECT ${COLUMNS} FROM desk_drafts WHERE shelf = ? AND item = ?`, shelf, item);
  return row === undefined ? undefined : readable(row as StoredDraft);
}

export const allDrafts = async (from: Queries): Promise<DraftRow[]> =>
  ((await from.all(`SELECT ${COLUMNS} FROM desk_drafts ORDER BY at DESC`)) as StoredDraft[]).map(readable);

/**
 * Numbers of saves by items, as JSON: ten thousand rows of their own would take libsql ten times as long. The same text as long
 * as nobody saves.
 */
export const draftSaves = async (from: Queries, shelf: Shelf): Promise<string> =>
  (
    (await from.get(
      'SELECT json_group_object(item, save) AS saves FROM desk_drafts WHERE shelf = ?',
      shelf,
    )) as {
      saves: string;
    }
  ).saves;

/** Those that have a text somewhere in their changes. */
export const draftsNaming = async (from: Queries, text: string): Promise<DraftRow[]> =>
  (
    (await from.all(
      `SELECT ${COLUMNS} FROM desk_drafts WHERE instr(changes, ?)`,
      JSON.stringify(text),
    )) as StoredDraft[]
  ).map(readable);

/** Those that a value is written in. */
export const draftsWith = async (
  from: Queries,
  shelf: Shelf,
  { path, value }: Pick<FieldChange, 'path' | 'value'>,
): Promise<DraftRow[]> =>
  (
    (await from.all(
      `SELECT ${COLUMNS} FROM desk_drafts WHERE shelf = ? AND instr(changes, ?)`,
      shelf,
      JSON.stringify(value),
    )) as StoredDraft[]
  )
    .map(readable)
    .filter(({ changes }) => changes.some((one) => one.path === path && one.value === value));

/** @param number of this save */
export async function keepDraft(
  to: Queries,
  { shelf, item, number, changes }: Pick<DraftRow, 'shelf' | 'item' | 'number' | 'changes'>,
  { id, name }: Actor,
  at: string,
): Promise<void> {
  await noteUnseen(to, { shelf, item, number }, { id, name });
  await to.run(
    // Takes the place of the one before.
    `INSERT INTO desk_drafts (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    shelf,
    item,
    number,
    JSON.stringify(changes),
    id,
    name,
    at,
  );
}

/** @param by who takes away what was written; nobody where it is public now, or goes with its item */
export async function dropDraft(to: Queries, shelf: Shelf, item: string, by?: Actor): Promise<void> {
  if (by) await noteUnseen(to, { shelf, item, number: null }, by);
  await to.run('DELETE FROM desk_drafts WHERE shelf = ? AND item = ?', shelf, item);
}
