import { PAGE_SLUGS } from '../../../src/contract/page';
import { type Folder, FOLDERS } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import type { OfferedPicture } from '../../media/media-addresses';
import type { OfItem, Shelf } from '../contract/item';
import { type Assets, filesIn, filesOf, loadAssets, pictureKey } from './assets';
import type { Catalogue, CatalogueContent, Entries } from './catalogue-content';
import { type Entry, entryIn } from './entry';
import { placeOf } from './list-columns';

/** Parameters of one statement. */
const BLOCK = 500;

/** Gathers what an answer is made of, each item read once. */
export interface Part {
  readonly from: Queries;
  /** Those that are not there are left out. */
  add(shelf: Shelf, ids: readonly string[]): Promise<void>;
  /** Items of a kind that name another one. */
  addNaming(kind: Folder, target: OfItem): Promise<void>;
  /** Undefined where it was not read, or is not there. */
  get(shelf: Shelf, id: string): Entry | undefined;
  /** What was read, each kind in the site's order. The gallery itself and its pages are there only where they were added. */
  content(): CatalogueContent;
}

export function partOf(from: Queries): Part {
  const entries = new Map<Shelf, Map<string, Entry>>();
  const asked = new Set<string>();
  const add = async (shelf: Shelf, ids: readonly string[]): Promise<void> => {
    const news = [...new Set(ids)].filter((id) => !asked.has(`${shelf}/${id}`));
    for (let at = 0; at < news.length; at += BLOCK) {
      const rows = await from
        .selectFrom('items')
        .select(['kind', 'id', 'published', 'shown', 'shown_by'])
        .where('kind', '=', shelf)
        .where('id', 'in', news.slice(at, at + BLOCK))
        .execute();
      const ofShelf = entries.get(shelf) ?? new Map<string, Entry>();
      for (const row of rows) ofShelf.set(row.id, entryIn(row));
      entries.set(shelf, ofShelf);
    }
    for (const id of news) asked.add(`${shelf}/${id}`);
  };
  const get = (shelf: Shelf, id: string) => entries.get(shelf)?.get(id);
  return {
    ...{ from, add, get },
    async addNaming(kind, { shelf, id }) {
      const rows = await from
        .selectFrom('item_links')
        .select('item')
        .distinct()
        .where('to_kind', '=', shelf as Folder)
        .where('to_item', '=', id)
        .where('kind', '=', kind)
        .where('is_draft', '=', 0)
        .execute();
      await add(
        kind,
        rows.map(({ item }) => item),
      );
    },
    content: () => contentOf(entries),
  };
}

/** The gallery itself. */
export async function siteIn(from: Queries): Promise<CatalogueContent['site']> {
  const part = partOf(from);
  await part.add('site', ['site']);
  return part.content().site;
}

/**
 * Reads what an answer is made of, in one snapshot.
 * @param gather may run again, so it must have no other effect
 */
export type ReadPart = <T>(gather: (part: Part) => Promise<T>) => Promise<{ catalogue: Catalogue; found: T }>;

/** The same within a transaction. */
export async function readPart<T>(
  from: Queries,
  gather: (part: Part) => Promise<T>,
): Promise<{ catalogue: Catalogue; found: T }> {
  const part = partOf(from);
  const found = await gather(part);
  const content = part.content();
  return { found, catalogue: catalogueOf(content, await loadAssets(filesOf(from), filesIn(content))) };
}

type EntriesByKind = ReadonlyMap<Shelf, ReadonlyMap<string, Entry>>;

/** The items in the site's order. */
export function contentOf(entries: EntriesByKind): CatalogueContent {
  const ofKind = (kind: Shelf) => entries.get(kind) ?? new Map<string, Entry>();
  const folders = FOLDERS.map((folder) => [folder, inOrder(folder, ofKind(folder).values())]);
  return {
    // Safe: each entry was made by the schema of its kind.
    ...(Object.fromEntries(folders) as unknown as Entries),
    ...singles((of) => ofKind(of.shelf).get(of.id)),
  };
}

type Singles = Pick<CatalogueContent, 'site' | 'home' | 'pages'>;

/** Pages, and the gallery itself, of which there is one each. */
const singles = (find: (of: OfItem) => Entry | undefined): Singles =>
  ({
    site: find({ shelf: 'site', id: 'site' }),
    home: find({ shelf: 'pages', id: 'home' }),
    pages: new Map(
      PAGE_SLUGS.flatMap((id) => {
        const page = id === 'home' ? undefined : find({ shelf: 'pages', id });
        return page ? [[id, page]] : [];
      }),
    ),
  }) as unknown as Singles;

/** With its pictures and files. */
export function catalogueOf(
  content: CatalogueContent,
  { pictures, missing, files, models }: Assets,
): Catalogue {
  return {
    ...content,
    offeredFiles: files,
    foundModels: models,
    pictureOf: (picture) => {
      const key = pictureKey(picture);
      // Safe: each picture that an item names was looked at.
      return (pictures.get(key) ?? missing.get(key)) as OfferedPicture;
    },
  };
}

/** By id, in the order of the site. */
type Items = ReadonlyMap<string, Entry>;

/** Those that are equal come by the order of their ids. */
export function inOrder(folder: Folder, entries: Iterable<Entry>): Items {
  const placed = [...entries].map((entry) => ({ entry, place: placeOf(folder, entry) }));
  placed.sort((one, other) => compare(one.place, other.place) || compare(one.entry.id, other.entry.id));
  return new Map(placed.map(({ entry }) => [entry.id, entry]));
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
