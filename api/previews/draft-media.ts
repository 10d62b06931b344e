import path from 'node:path';
import { folderOf } from '../../src/contract/kinds/kinds';
import { withChanges } from '../content/contract/field-path';
import type { OfItem } from '../content/contract/item';
import { draftsOf } from '../content/drafts/draft-queries';
import { offerFile, offerPicture } from '../content/published/assets';
import { entryIn, fileOf } from '../content/published/entry';
import { filesNamedBy } from '../content/published/item-files';
import { publishedRows } from '../content/published/item-queries';
import type { Queries } from '../database/queries';
import type { ItemFilesTable } from '../database/schema/items';
import { filesNamed } from '../files/file-queries';
import type { OfferedFile, OfferedPicture } from '../media/media-addresses';
import { filesOfRooms } from '../media/picture-uses';

/**
 * The picture at an address that only a preview or a room shows.
 * @param name `id.version`
 */
export async function draftPictureAt(from: Queries, name: string): Promise<OfferedPicture | undefined> {
  const [id = '', version = ''] = name.split('.');
  // First, so that whoever guesses addresses costs one query.
  const rows = await from
    .selectFrom('pictures')
    .selectAll()
    .where('hash', '>=', version)
    .where('hash', '<', `${version}~`)
    .where('removed_at', 'is', null)
    .execute();
  for (const row of rows) {
    const named = await shownInDrafts(from, { folder: 'pictures', name: row.name });
    const place = named.find(({ shown_as }) => path.parse(shown_as).name === id);
    if (place) {
      const { shown_as: file, is_large } = place;
      return offerPicture(is_large === 1 ? { file, hd: row.name } : { file }, row);
    }
  }
  return undefined;
}

/** The same of a document. @param version of its content */
export async function draftDocument(
  from: Queries,
  { name, version }: { name: string; version: string },
): Promise<OfferedFile | undefined> {
  const row = (await filesNamed(from, [name])).get(name);
  if (!row?.hash.startsWith(version)) return undefined;
  const named = await shownInDrafts(from, { folder: 'files', name });
  return named.length > 0 ? offerFile(row) : undefined;
}

type Named = Pick<ItemFilesTable, 'folder' | 'name'>;

/** Places in which drafts name a file, as previews and rooms show them. What nobody was shown stays the desk's. */
async function shownInDrafts(from: Queries, { folder, name }: Named): Promise<ItemFilesTable[]> {
  const stale = await from.selectFrom('listed_stale').select(['kind as shelf', 'id']).distinct().execute();
  const isStale = new Set(stale.map(fileOf));
  const listed = await from
    .selectFrom('item_files')
    .selectAll()
    .where('folder', '=', folder)
    .where('name', '=', name)
    .where('is_draft', '=', 1)
    .execute();
  const drafts = [
    ...listed.filter((row) => !isStale.has(fileOf(itemOf(row)))),
    ...(await namedNow(from, stale)),
  ];
  const isAsked = (row: Named): boolean => row.folder === folder && row.name === name;
  return [...(await previewed(from, drafts.filter(isAsked))), ...(await filesOfRooms(from)).filter(isAsked)];
}

const itemOf = ({ kind: shelf, item: id }: Pick<ItemFilesTable, 'kind' | 'item'>): OfItem => ({ shelf, id });

/** What drafts name that were saved since lists were asked for. */
async function namedNow(from: Queries, items: readonly OfItem[]): Promise<ItemFilesTable[]> {
  const published = new Map(
    (await publishedRows(from, items)).map((row) => [fileOf({ shelf: row.kind, id: row.id }), entryIn(row)]),
  );
  return (await draftsOf(from, items)).flatMap(({ shelf, item: id, changes }) => {
    const of = { shelf, id };
    return filesNamedBy(of, withChanges(published.get(fileOf(of)) ?? {}, changes), 1);
  });
}

/** Those of which a preview was opened or given away, or that are in a room. */
async function previewed(from: Queries, rows: readonly ItemFilesTable[]): Promise<ItemFilesTable[]> {
  const ids = [...new Set(rows.map(({ item }) => item))];
  if (ids.length === 0) return [];
  const previews = await from
    .selectFrom('preview_tokens')
    .select(['type', 'id'])
    .where('id', 'in', ids)
    .execute();
  const pieces = await from.selectFrom('room_pieces').select('work').where('work', 'in', ids).execute();
  const places = new Set([
    ...previews.map(({ type, id }) => fileOf({ shelf: folderOf(type), id })),
    ...pieces.map(({ work: id }) => fileOf({ shelf: 'works', id })),
  ]);
  return rows.filter((row) => places.has(fileOf(itemOf(row))));
}
