import type { Selectable } from 'kysely';
import type { Queries } from '../database/queries';
import type { FilesTables } from '../database/schema/files';

/** Of each its table, and its folder in a catalogue. */
export const FILE_KINDS = ['pictures', 'files', 'models'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export type PictureRow = Selectable<FilesTables['pictures']>;
export type FileRow = Selectable<FilesTables['files']>;
export type ModelRow = Selectable<FilesTables['models']>;

/** A row with its kind, as it is to be kept. */
export type NewRow =
  | { kind: 'pictures'; row: PictureRow }
  | { kind: 'files'; row: FileRow }
  | { kind: 'models'; row: ModelRow };

/** Names at once: databases bound the values of a query. */
const AT_ONCE = 500;

async function inParts<T extends { name: string }>(
  names: readonly string[],
  find: (part: readonly string[]) => Promise<T[]>,
): Promise<ReadonlyMap<string, T>> {
  const found = new Map<string, T>();
  for (let at = 0; at < names.length; at += AT_ONCE)
    for (const row of await find(names.slice(at, at + AT_ONCE))) found.set(row.name, row);
  return found;
}

/** What the names stand for now, by name. */
export const picturesNamed = (from: Queries, names: readonly string[]) =>
  inParts(names, (part) =>
    from
      .selectFrom('pictures')
      .selectAll()
      .where('name', 'in', part)
      .where('removed_at', 'is', null)
      .execute(),
  );

export const filesNamed = (from: Queries, names: readonly string[]) =>
  inParts(names, (part) =>
    from.selectFrom('files').selectAll().where('name', 'in', part).where('removed_at', 'is', null).execute(),
  );

export const modelsNamed = (from: Queries, names: readonly string[]) =>
  inParts(names, (part) =>
    from.selectFrom('models').selectAll().where('name', 'in', part).where('removed_at', 'is', null).execute(),
  );

const FIELDS = ['name', 'hash', 'bytes', 'at'] as const;

/** All that a kind has now, or the one of a name; the newest first. */
export const currentFiles = (from: Queries, kind: FileKind, name?: string): Promise<StoredRow[]> =>
  from
    .selectFrom(kind)
    .select(FIELDS)
    .where('removed_at', 'is', null)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('at', 'desc')
    .orderBy('name')
    .execute();

export type StoredRow = Pick<FileRow, (typeof FIELDS)[number]>;

/** What was taken out, the latest first. */
export const removedFiles = (from: Queries, kind: FileKind, most: number): Promise<FileRow[]> =>
  from
    .selectFrom(kind)
    .select([...FIELDS, 'removed_at'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('name')
    .limit(most)
    .execute();

export const removedPictures = (from: Queries, most: number): Promise<PictureRow[]> =>
  from
    .selectFrom('pictures')
    .selectAll()
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('name')
    .limit(most)
    .execute();

/** Newest first. Large originals that stand beside a smaller file of the same picture are not pictures of their own. */
export const storedPictures = (from: Queries): Promise<PictureRow[]> =>
  from
    .selectFrom('pictures')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('name', 'not like', 'hd/%')
    .orderBy('at', 'desc')
    .orderBy('name')
    .execute();

/** All that names stand for now, with what is known of it. */
export async function currentRows(from: Queries): Promise<NewRow[]> {
  const pictures = await from.selectFrom('pictures').selectAll().where('removed_at', 'is', null).execute();
  const files = await from.selectFrom('files').selectAll().where('removed_at', 'is', null).execute();
  const models = await from.selectFrom('models').selectAll().where('removed_at', 'is', null).execute();
  return [
    ...pictures.map((row): NewRow => ({ kind: 'pictures', row })),
    ...files.map((row): NewRow => ({ kind: 'files', row })),
    ...models.map((row): NewRow => ({ kind: 'models', row })),
  ];
}

/** Whether anything was ever brought in. */
export async function hasFiles(from: Queries): Promise<boolean> {
  for (const kind of FILE_KINDS)
    if (await from.selectFrom(kind).select('hash').limit(1).executeTakeFirst()) return true;
  return false;
}

/** Contents that some name has, or had. */
export async function hashesIn(from: Queries): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const kind of FILE_KINDS)
    for (const { hash } of await from.selectFrom(kind).select('hash').distinct().execute()) hashes.add(hash);
  return hashes;
}

/** The content takes the name; what had it is put aside. One that is out of use itself takes nothing. */
export async function putFile(to: Queries, one: NewRow): Promise<void> {
  const { name, hash, at, removed_at } = one.row;
  if (removed_at === null)
    await to
      .updateTable(one.kind)
      .set({ removed_at: at })
      .where('name', '=', name)
      .where('hash', '!=', hash)
      .where('removed_at', 'is', null)
      .execute();
  // One that comes again has what is known of it by now.
  await to.deleteFrom(one.kind).where('name', '=', name).where('hash', '=', hash).execute();
  if (one.kind === 'pictures') await to.insertInto('pictures').values(one.row).execute();
  else if (one.kind === 'files') await to.insertInto('files').values(one.row).execute();
  else await to.insertInto('models').values(one.row).execute();
}

/** @returns its hash; undefined where there is none */
export async function takeOut(
  to: Queries,
  kind: FileKind,
  name: string,
  at: string,
): Promise<string | undefined> {
  const [row] = await to
    .updateTable(kind)
    .set({ removed_at: at })
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .returning('hash')
    .execute();
  return row?.hash;
}

/** What was taken out, by its name and the beginning of its hash; the latest where there are several. */
export const findTakenOut = (
  from: Queries,
  kind: FileKind,
  name: string,
  hash = '',
): Promise<StoredRow | undefined> =>
  from
    .selectFrom(kind)
    .select(FIELDS)
    .where('name', '=', name)
    .where('hash', 'like', `${hash}%`)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .executeTakeFirst();

/** Under a name that no other has. */
export async function putBack(
  to: Queries,
  kind: FileKind,
  { name, hash }: StoredRow,
  into: string,
): Promise<void> {
  await to
    .updateTable(kind)
    .set({ removed_at: null, name: into })
    .where('name', '=', name)
    .where('hash', '=', hash)
    .execute();
}

/** `chair.jpg`, or `chair-2.jpg` where something is or was called so, whatever its extension. */
export async function freeName(from: Queries, kind: FileKind, wanted: string): Promise<string> {
  const dot = wanted.lastIndexOf('.');
  const [stem, extension] = [wanted.slice(0, dot), wanted.slice(dot)];
  const rows = await from.selectFrom(kind).select('name').where('name', 'like', `${stem}%`).execute();
  const taken = new Set(rows.map(({ name }) => name.slice(0, name.lastIndexOf('.')).toLowerCase()));
  let free = stem;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem}-${number}`;
  return free + extension;
}
