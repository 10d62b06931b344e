import { FOLDERS } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { itemsOn } from '../by-shelf';
import { type OfItem, SHELVES, type Shelf } from '../contract/item';
import type { Referring } from '../contract/publishing';
import { originsOf, placesOf } from '../findings/own-links';
import { entryIn, fileOf, type Entry } from '../published/entry';
import { findEntry } from '../published/find-entry';
import { inOrder } from '../published/in-order';
import { publishedRows } from '../published/item-queries';
import { isFolder, textsOf, textOf } from '../shelves';

type Naming = OfItem & { field: string };

/** Items that name another one, and in which field. */
export async function referringTo(from: Queries, { shelf, id }: OfItem): Promise<Referring[]> {
  if (!isFolder(shelf)) return [];
  const rows = await from
    .selectFrom('item_links')
    .select(['kind as shelf', 'item as id', 'field'])
    .where('to_kind', '=', shelf)
    .where('to_item', '=', id)
    .execute();
  return titled(from, rows, false);
}

/** Items with a link to the pages of another one, each field once. To be asked for once all is listed. */
export async function linkingTo(from: Queries, siteUrl: string, of: OfItem): Promise<Referring[]> {
  const slugs = textsOf((await findEntry(from, of))?.['slug']);
  const known = LOCALE_CODES.flatMap((locale) => slugs[locale] ?? []);
  if (known.length === 0) return [];
  const origins = await originsOf(from, siteUrl);
  const rows = await from
    .selectFrom('listed_links')
    .select(['kind as shelf', 'id', 'field', 'href'])
    .where('slug', 'in', known)
    .execute();
  const leading = rows.filter(
    ({ shelf, id, href }) =>
      (shelf !== of.shelf || id !== of.id) &&
      placesOf(origins, href).some(
        ({ folder, locale, slug }) => folder === of.shelf && slugs[locale] === slug,
      ),
  );
  const fields = new Map(leading.map((one) => [`${fileOf(one)} ${one.field}`, one]));
  return titled(from, [...fields.values()], true);
}

/** In the order of the site, those of each item together. */
async function titled(from: Queries, naming: readonly Naming[], isLink: boolean): Promise<Referring[]> {
  const entries = await inTurn(shelvesOf(naming), (shelf) => entriesOf(from, shelf, naming));
  return entries.flat().flatMap(({ shelf, entry }) =>
    naming
      .filter((one) => one.shelf === shelf && one.id === entry.id)
      .sort((one, other) => (one.field < other.field ? -1 : 1))
      .map(({ field }) => ({
        ...{ shelf, id: entry.id, path: field.split('.')[0]!, isLink },
        title: entry['title']
          ? textsOf(entry['title'])
          : { en: textOf(entry['name']), fr: textOf(entry['name']) },
      })),
  );
}

const ORDER: readonly Shelf[] = [...new Set([...FOLDERS, ...SHELVES])];
const shelvesOf = (naming: readonly Naming[]): Shelf[] =>
  ORDER.filter((shelf) => naming.some((one) => one.shelf === shelf));

async function entriesOf(
  from: Queries,
  shelf: Shelf,
  naming: readonly Naming[],
): Promise<{ shelf: Shelf; entry: Entry }[]> {
  const ids = [...new Set(naming.filter((one) => one.shelf === shelf).map(({ id }) => id))];
  const found = (await publishedRows(from, itemsOn(shelf, ids))).map(entryIn);
  const pages = PAGE_SLUGS.flatMap((id) => found.find((one) => one.id === id) ?? []);
  const entries = isFolder(shelf) ? [...inOrder(shelf, found).values()] : shelf === 'pages' ? pages : found;
  return entries.map((entry) => ({ shelf, entry }));
}
