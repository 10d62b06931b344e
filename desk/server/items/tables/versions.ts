import type { Queries } from '../../../../api/database/queries';
import type { OpenItem, Shelf } from '../../../contract/items/item';
import type { VersionAct } from '../../../contract/items/publishing';
import type { Actor } from '../../tables/log';

export interface VersionRow {
  number: number;
  shelf: Shelf;
  item: string;
  at: string;
  person: number | null;
  name: string | null;
  act: VersionAct;
  /** Texts of the file; null where there was, or is, none. */
  before: string | null;
  after: string | null;
}

const COLUMNS = 'number, shelf, item, at, person, name, act, before, after';

/** @param actor null for what a clock or a hand did */
export const addVersion = (
  to: Queries,
  { shelf, item, at, act, before, after }: Omit<VersionRow, 'number' | 'person' | 'name'>,
  actor: Actor | null,
): Promise<void> =>
  to.run(
    `INSERT INTO desk_versions (shelf, item, at, person, name, act, before, after)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    shelf,
    item,
    at,
    actor?.id ?? null,
    actor?.name ?? null,
    act,
    before,
    after,
  );

/** Newest first. */
export const versionsOf = async (from: Queries, shelf: Shelf, item: string): Promise<VersionRow[]> =>
  (await from.all(
    `SELECT ${COLUMNS} FROM desk_versions WHERE shelf = ? AND item = ? ORDER BY number DESC`,
    shelf,
    item,
  )) as VersionRow[];

export const findVersion = async (from: Queries, number: number): Promise<VersionRow | undefined> =>
  (await from.get(`SELECT ${COLUMNS} FROM desk_versions WHERE number = ?`, number)) as VersionRow | undefined;

/** Of what gave up addresses of before with it, in one writing; newest first. */
export const passedOnWith = async (from: Queries, { shelf, number, at }: VersionRow): Promise<VersionRow[]> =>
  (await from.all(
    `SELECT ${COLUMNS} FROM desk_versions
     WHERE shelf = ? AND number > ? AND at = ? AND act = 'passedOn' ORDER BY number DESC`,
    ...[shelf, number, at],
  )) as VersionRow[];

/** Of an item. */
export const newestOf = async (from: Queries, shelf: Shelf, item: string): Promise<VersionRow | undefined> =>
  (await from.get(
    `SELECT ${COLUMNS} FROM desk_versions WHERE shelf = ? AND item = ? ORDER BY number DESC LIMIT 1`,
    ...[shelf, item],
  )) as VersionRow | undefined;

/** Of an item; undefined before its first version. */
export const newestText = async (
  from: Queries,
  shelf: Shelf,
  item: string,
): Promise<string | null | undefined> => (await newestOf(from, shelf, item))?.after;

/** Who has written a file as it stands at the desk; null for a clock, or for a hand at the file itself. */
export const writerOf = async (
  from: Queries,
  shelf: Shelf,
  item: string,
  text: string,
): Promise<string | null> => (await writingOf(from, shelf, item, text))?.name ?? null;

/** With whether it was written by publishing. */
export async function writingOf(
  from: Queries,
  shelf: Shelf,
  item: string,
  text: string,
): Promise<OpenItem['writer']> {
  const newest = await newestOf(from, shelf, item);
  if (newest?.after !== text || newest.name === null) return null;
  return { name: newest.name, hasPublished: newest.act === 'published' };
}

/** Who changed an item last, and when. */
export const newestChange = async (
  from: Queries,
  shelf: Shelf,
  item: string,
): Promise<{ at: string; name: string | null }> =>
  (await from.get(
    'SELECT at, name FROM desk_versions WHERE shelf = ? AND item = ? ORDER BY number DESC LIMIT 1',
    ...[shelf, item],
  )) as { at: string; name: string | null };

export const newestVersion = async (from: Queries): Promise<number> =>
  ((await from.get('SELECT coalesce(max(number), 0) AS number FROM desk_versions')) as { number: number })
    .number;

/** Of what could not be written. @param after number of the last one that stays */
export const forgetVersions = (to: Queries, after: number): Promise<void> =>
  to.run('DELETE FROM desk_versions WHERE number > ?', after);

/** So that visitors have known it once, whatever its file says. */
export const wasWithdrawn = async (from: Queries, shelf: Shelf, item: string): Promise<boolean> =>
  (await from.get(
    `SELECT 1 FROM desk_versions WHERE shelf = ? AND item = ? AND act = 'withdrawn' LIMIT 1`,
    ...[shelf, item],
  )) !== undefined;
