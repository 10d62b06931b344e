import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Folder } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import type { Flag } from '../../database/schema/flag';
import type { ItemFilesTable } from '../../database/schema/items';
import { FILE_KINDS } from '../../files/file-queries';
import type { OfferedFile, OfferedPicture } from '../../media/media-addresses';
import type { OfItem, Values } from '../contract/item';
import { byShelf, localesOf, partsOf, titleOf } from '../shelves';
import { offerFile, offerPicture, pictureKey, placedFiles } from './assets';
import type { CatalogueProblem } from './catalogue-content';
import { entryIn, faultsOf, fileOf, UNFIT } from './entry';

/** The files that an item names, in each place. @param values as visitors see them, or of a draft */
export function filesNamedBy(of: OfItem, values: Values, is_draft: Flag = 0): ItemFilesTable[] {
  const title = titleOf(values, of.id);
  const [locales, titles] = [localesOf(values), Object.values(title)];
  return placedFiles(of, values).map(({ field, folder, name, part, picture }) => {
    const row = {
      ...{ kind: of.shelf, item: of.id, is_draft, field, folder, name, shown_as: part.file },
      ...{ is_large: part.hd === undefined ? (0 as const) : (1 as const), title: JSON.stringify(title) },
    };
    if (!picture) return { ...row, picture: null, undescribed: '', folded: '' };
    const { alt, credit = '' } = picture;
    const said = partAt(values, field) as { night?: { alt?: Values } | null };
    const silent = LOCALE_CODES.filter(
      (code) => locales.includes(code) && (!alt[code]?.trim() || said.night?.alt?.[code] === ''),
    );
    return {
      ...row,
      picture: JSON.stringify(said),
      undescribed: silent.length > 0 ? ` ${silent.join(' ')} ` : '',
      folded: fold([...titles, ...Object.values(alt), credit].join('\n')),
    };
  });
}

/** Lists as well. */
const partAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((part, name) => (part as Values)[name], values);

/** In place of what the items named, or their drafts. */
export async function putFileNames(
  to: Queries,
  items: readonly OfItem[],
  named: readonly ItemFilesTable[],
  isDraft: Flag = 0,
): Promise<void> {
  await byShelf(items, (shelf, ids) =>
    to
      .deleteFrom('item_files')
      .where('kind', '=', shelf)
      .where('item', 'in', ids)
      .where('is_draft', '=', isDraft)
      .execute(),
  );
  for (const part of partsOf(named)) await to.insertInto('item_files').values(part).execute();
}

const publicFiles = (from: Queries) => from.selectFrom('item_files').where('is_draft', '=', 0);

const shownPictures = (from: Queries) =>
  publicFiles(from)
    .innerJoin('pictures', 'pictures.name', 'item_files.name')
    .where('item_files.folder', '=', 'pictures')
    .where('removed_at', 'is', null)
    .selectAll('pictures')
    .select(['shown_as', 'is_large'])
    .distinct();

type ShownPicture = Awaited<ReturnType<ReturnType<typeof shownPictures>['execute']>>[number];
type PicturePart = { file: string; hd?: string | undefined };

const partOf = ({ name, shown_as: file, is_large }: ShownPicture) =>
  is_large === 1 ? { file, hd: name } : { file };

/** Of pictures: as visitors are offered them. Undefined for one that no public item shows. */
export async function picturesShown(
  from: Queries,
  pictures: readonly PicturePart[],
): Promise<(picture: PicturePart) => OfferedPicture | undefined> {
  const offered = new Map<string, OfferedPicture>();
  const names = [...new Set(pictures.map(({ file, hd = file }) => hd))];
  for (const part of partsOf(names))
    for (const row of await shownPictures(from).where('item_files.name', 'in', part).execute())
      offered.set(pictureKey(partOf(row)), offerPicture(partOf(row), row));
  return (picture) => offered.get(pictureKey(picture));
}

/**
 * The picture that has an address. One that two items show may be kept by visitors when one of them allows it.
 * @param name `id.version`
 */
export async function pictureAt(from: Queries, name: string): Promise<OfferedPicture | undefined> {
  const [id = '', version = ''] = name.split('.');
  const row = await shownPictures(from)
    .where(({ or, and, eb }) =>
      or(
        // A slash is what comes after a dot.
        [id, `hd/${id}`].map((one) => and([eb('shown_as', '>', `${one}.`), eb('shown_as', '<', `${one}/`)])),
      ),
    )
    .where('hash', 'like', `${version}%`)
    .orderBy('is_large', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && offerPicture(partOf(row), row);
}

/** The items that name some files, themselves or as large originals. */
export async function namersOfFiles(from: Queries, files: readonly string[]): Promise<OfItem[]> {
  const found: OfItem[] = [];
  for (const part of partsOf(files))
    found.push(
      ...(await publicFiles(from)
        .select(['kind as shelf', 'item as id'])
        .distinct()
        .where(({ or, eb }) => or([eb('name', 'in', part), eb('shown_as', 'in', part)]))
        .orderBy('kind')
        .orderBy('item')
        .execute()),
    );
  return found;
}

/** The items that name a picture, itself or as a large original, and the pictures as visitors are offered them there. */
export async function usedPicture(
  from: Queries,
  file: string,
): Promise<{ items: OfItem[]; pictures: OfferedPicture[] }> {
  const items = await namersOfFiles(from, [file]);
  const rows = await shownPictures(from)
    .where(({ or, eb }) => or([eb('item_files.name', '=', file), eb('shown_as', '=', file)]))
    .execute();
  return { items, pictures: rows.map((row) => offerPicture(partOf(row), row)) };
}

/** A document that public items offer, by its name. */
export async function documentShown(from: Queries, name: string): Promise<OfferedFile | undefined> {
  const row = await publicFiles(from)
    .innerJoin('files', 'files.name', 'item_files.name')
    .where('folder', '=', 'files')
    .where('files.name', '=', name)
    .where('removed_at', 'is', null)
    .selectAll('files')
    .limit(1)
    .executeTakeFirst();
  return row && offerFile(row);
}

/** Ids of items that name a file. */
export async function itemsNaming(
  from: Queries,
  kind: Folder,
  { folder, name }: Pick<ItemFilesTable, 'folder' | 'name'>,
): Promise<string[]> {
  const rows = await publicFiles(from)
    .select('item')
    .distinct()
    .where('kind', '=', kind)
    .where('folder', '=', folder)
    .where('name', '=', name)
    .execute();
  return rows.map(({ item }) => item);
}

/** Ids of works that have a model, a page of them. */
export async function worksWithModels(from: Queries, after: string, limit: number): Promise<string[]> {
  const rows = await publicFiles(from)
    .select('item')
    .distinct()
    .where('kind', '=', 'works')
    .where('folder', '=', 'models')
    .where('item', '>', after)
    .orderBy('item')
    .limit(limit)
    .execute();
  return rows.map(({ item }) => item);
}

/** Pictures that public items show, a page of them in the order of their names, by day and in the evening. */
export async function picturesAfter(
  from: Queries,
  after: string,
  limit: number,
): Promise<{ pictures: OfferedPicture[]; next: string | undefined }> {
  const names = await publicFiles(from)
    .select('name')
    .distinct()
    .where('folder', '=', 'pictures')
    .where('name', '>', after)
    .orderBy('name')
    .limit(limit)
    .execute();
  const last = names.at(-1)?.name;
  if (last === undefined) return { pictures: [], next: undefined };
  const rows = await shownPictures(from)
    .where('item_files.name', '>', after)
    .where('item_files.name', '<=', last)
    .execute();
  return { pictures: rows.map((row) => offerPicture(partOf(row), row)), next: last };
}

/** Items that no longer fit, and what is named and is not there. */
export async function problemsIn(from: Queries): Promise<CatalogueProblem[]> {
  const unfit = await from
    .selectFrom('items')
    .select(['kind', 'id', 'published', 'shown', 'shown_by'])
    .where('shown_by', '=', UNFIT)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const missing = await inTurn(FILE_KINDS, async (folder) => {
    const rows = await from
      .selectFrom('item_files')
      .select(['kind as shelf', 'item as id', 'field'])
      .where('folder', '=', folder)
      .where('is_draft', '=', 0)
      .where('name', 'not in', (there) =>
        there.selectFrom(folder).select('name').where('removed_at', 'is', null),
      )
      .orderBy('kind')
      .orderBy('item')
      .orderBy('field')
      .execute();
    return rows.map(({ field, ...of }) => ({
      ...{ file: fileOf(of), field, message: `the file is not in ${folder}/` },
    }));
  });
  return [...unfit.flatMap((row) => faultsOf(entryIn(row))), ...missing.flat()];
}
