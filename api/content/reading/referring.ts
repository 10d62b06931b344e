import { setImmediate } from 'node:timers/promises';
import { FOLDERS } from '../../catalogue-files/kinds';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { isFolder, itemsOn, partsOf, textOf, textsOf } from '../shelves';
import { type OfItem, SHELVES, type Shelf } from '../contract/item';
import type { Referring } from '../contract/publishing';
import { originsOf, placesOf } from '../findings/own-links';
import { entryIn, fileOf } from '../published/entry';
import { findEntry, publishedRows } from '../published/item-queries';

type Naming = OfItem & { field: string };

/** Items that name another one, and in which field. */
export async function referringTo(from: Queries, { shelf, id }: OfItem): Promise<Referring[]> {
  if (!isFolder(shelf)) return [];
  const rows = await from
    .selectFrom('item_links')
    .select(['kind as shelf', 'item as id', 'field'])
    .where('to_kind', '=', shelf)
    .where('to_item', '=', id)
    .where('is_draft', '=', 0)
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
  const fields = new Map<string, string[]>();
  for (const one of naming) fields.set(fileOf(one), [...(fields.get(fileOf(one)) ?? []), one.field]);
  const titles = await inTurn(shelvesOf(naming), (shelf) => titlesOn(from, shelf, naming));
  return titles
    .flat()
    .flatMap(({ title, ...of }) =>
      (fields.get(fileOf(of)) ?? [])
        .sort()
        .map((field) => ({ ...of, path: field.split('.')[0]!, isLink, title })),
    );
}

const ORDER: readonly Shelf[] = [...new Set([...FOLDERS, ...SHELVES])];
const shelvesOf = (naming: readonly Naming[]): Shelf[] =>
  ORDER.filter((shelf) => naming.some((one) => one.shelf === shelf));

/** A creator may have made thousands: others are answered between. */
async function titlesOn(
  from: Queries,
  shelf: Shelf,
  naming: readonly Naming[],
): Promise<Pick<Referring, 'shelf' | 'id' | 'title'>[]> {
  const ids = new Set(naming.filter((one) => one.shelf === shelf).map(({ id }) => id));
  const found: { id: string; place: string; title: Referring['title'] }[] = [];
  for (const part of partsOf([...ids], AT_ONCE)) {
    for (const row of await publishedRows(from, itemsOn(shelf, part))) {
      const { title, name } = entryIn(row);
      const own = title ? textsOf(title) : { en: textOf(name), fr: textOf(name) };
      found.push({ id: row.id, place: shelf === 'pages' ? pagePlace(row.id) : row.place, title: own });
    }
    await setImmediate();
  }
  const keyOf = ({ place, id }: (typeof found)[number]): string => `${place} ${id}`;
  return found
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map(({ id, title }) => ({ shelf, id, title }));
}

const AT_ONCE = 200;

const pagePlace = (id: string): string => String(PAGE_SLUGS.findIndex((one) => one === id));
