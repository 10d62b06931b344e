import type { Folder } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import type { OfItem, Shelf } from '../contract/item';
import type { CatalogueContent } from './catalogue-content';
import { contentOf } from './catalogue-from';
import { entryIn, type Entry } from './entry';

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
