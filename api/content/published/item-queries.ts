import type { Selectable } from 'kysely';
import { type Folder, referencesIn } from '../../catalogue-files/kinds';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { Flag } from '../../database/schema/flag';
import type { ItemFilesTable } from '../../database/schema/items';
import type { Tables } from '../../database/schema/tables';
import type { OfItem, Shelf, Values } from '../contract/item';
import { isHome } from '../home-news';
import { byShelf, isFolder, partsOf } from '../shelves';
import { type Entry, entryIn, entryOf, fileOf, RULES, shownColumns, UNFIT, versionOf } from './entry';
import { filesNamedBy, putFileNames } from './item-files';
import { valuesOf } from './item-text';
import { type Address, addressesOf, ownerOf } from './link-queries';

/** What is public of an item, or was before it was withdrawn. */
export interface PublishedItem {
  /** As the database has it. */
  text: string;
  values: Values;
  /** Another one for other values. */
  version: string;
}

/** Undefined for what was never published. */
export async function findPublished(from: Queries, of: OfItem): Promise<PublishedItem | undefined> {
  return (await publishedOf(from, [of])).get(fileOf(of));
}

/** By their files, without those that were never published. */
export async function publishedOf(
  from: Queries,
  items: readonly OfItem[],
): Promise<Map<string, PublishedItem>> {
  const texts = [...(await textsOfItems(from, items))];
  return new Map(
    texts.map(([file, text]) => [file, { text, values: valuesOf(text), version: versionOf(text) }]),
  );
}

/** Null for what was never published. */
export async function textOfItem(from: Queries, of: OfItem): Promise<string | null> {
  return (await textsOfItems(from, [of])).get(fileOf(of)) ?? null;
}

/** By their files, without those that were never published. */
export async function textsOfItems(from: Queries, items: readonly OfItem[]): Promise<Map<string, string>> {
  const found = await byShelf(items, (shelf, ids) =>
    from
      .selectFrom('items')
      .select(['kind', 'id', 'published'])
      .where('kind', '=', shelf)
      .where('id', 'in', ids)
      .execute(),
  );
  return new Map(found.map(({ kind, id, published }) => [fileOf({ shelf: kind, id }), published]));
}

/** Of some ids those that were published once, in their order. */
export async function idsThere(from: Queries, shelf: Shelf, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await from
    .selectFrom('items')
    .select('id')
    .where('kind', '=', shelf)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

export type PublishedRow = Selectable<Tables['items']>;

const rows = (from: Queries) => from.selectFrom('items').selectAll();

/** In the order of their ids. */
export const allPublished = (from: Queries): Promise<PublishedRow[]> =>
  rows(from).orderBy('kind').orderBy('id').execute();

export const publishedRow = (from: Queries, { shelf, id }: OfItem): Promise<PublishedRow | undefined> =>
  rows(from).where('kind', '=', shelf).where('id', '=', id).executeTakeFirst();

export const publishedRows = (from: Queries, items: readonly OfItem[]): Promise<PublishedRow[]> =>
  byShelf(items, (shelf, ids) => rows(from).where('kind', '=', shelf).where('id', 'in', ids).execute());

/** Rows that are made anew in one transaction. */
const BLOCK = 200;

/**
 * What is shown of items follows the schemas and the rule of what HTML is safe, also those of newer code.
 * @returns whether there are more
 */
export async function renewShown(to: Queries): Promise<boolean> {
  const old = await to
    .selectFrom('items')
    .select(['kind as shelf', 'id'])
    .where('shown_by', 'not in', [RULES, UNFIT])
    .limit(BLOCK)
    .execute();
  const named: ItemFilesTable[] = [];
  for (const { kind, id, published } of await publishedRows(to, old)) {
    const of = { shelf: kind, id };
    const entry = entryOf(of, valuesOf(published));
    await to
      .updateTable('items')
      .set(shownColumns(of, published, entry))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    named.push(...filesNamedBy(of, entry));
  }
  await putFileNames(to, old, named);
  return old.length === BLOCK;
}

export const hasItems = async (from: Queries): Promise<boolean> =>
  (await from.selectFrom('items').select('id').limit(1).executeTakeFirst()) !== undefined;

/** An item with the text that it is to have; null takes it away. */
export type ItemToPut = OfItem & { text: string | null };

/** An address that an item asks for, and another one has. */
export interface TakenSlug {
  of: OfItem;
  owner: string;
  /** `slug.fr`, `former_slugs.fr.0` */
  field: string;
  slug: string;
}

/**
 * Writes items with their addresses and links.
 * @returns addresses that others have, in which case the transaction must not be kept
 */
export async function putItems(to: Queries, items: readonly ItemToPut[]): Promise<TakenSlug[]> {
  await byShelf(items, async (shelf, ids) => {
    if (isFolder(shelf))
      await to.deleteFrom('item_slugs').where('kind', '=', shelf).where('item', 'in', ids).execute();
    return removeLinks(to, shelf, ids, 0);
  });
  const gone = items.filter(({ text }) => text === null);
  await byShelf(gone, (shelf, ids) =>
    to.deleteFrom('items').where('kind', '=', shelf).where('id', 'in', ids).execute(),
  );
  const put = items.flatMap(({ text, ...of }) => {
    if (text === null) return [];
    const values = valuesOf(text);
    return [{ of, text, values, entry: entryOf(of, values) }];
  });
  for (const part of partsOf(put))
    await to
      .insertInto('items')
      .values(
        part.map(({ of, text, entry }) => ({
          ...{ kind: of.shelf, id: of.id, published: text },
          ...shownColumns(of, text, entry),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref }) => ({
          published: ref('excluded.published'),
          shown: ref('excluded.shown'),
          shown_by: ref('excluded.shown_by'),
          version: ref('excluded.version'),
          place: ref('excluded.place'),
          public_in: ref('excluded.public_in'),
          type: ref('excluded.type'),
          published_on: ref('excluded.published_on'),
        })),
      )
      .execute();
  const links = put.flatMap(({ of, values }) => linkRows(of, values, 0));
  for (const part of partsOf(links)) await to.insertInto('item_links').values(part).execute();
  await putFileNames(
    to,
    items,
    put.flatMap(({ of, entry }) => filesNamedBy(of, entry)),
  );
  const asked = put.flatMap(({ of, values }) =>
    addressesOf(of, values).map((address) => ({ of, shelf: of.shelf as Folder, address })),
  );
  const taken: TakenSlug[] = [];
  for (const part of partsOf(asked)) taken.push(...(await takeAddresses(to, part)));
  return taken;
}

type AskedAddress = { of: OfItem; shelf: Folder; address: Address };

/** @returns those that another item has */
async function takeAddresses(to: Queries, asked: readonly AskedAddress[]): Promise<TakenSlug[]> {
  const made = await to
    .insertInto('item_slugs')
    .values(
      asked.map(({ of, shelf, address: { locale, slug, isFormer } }) => ({
        ...({ kind: shelf, locale, slug, is_former: isFormer ? 1 : 0, item: of.id } as const),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'locale', 'slug', 'is_former', 'item'])
    .execute();
  const keyOf = (...parts: unknown[]) => JSON.stringify(parts);
  const own = new Set(
    made.map(({ kind, locale, slug, is_former, item }) => keyOf(kind, locale, slug, is_former === 1, item)),
  );
  const taken: TakenSlug[] = [];
  for (const { of, shelf, address } of asked) {
    const { locale, slug, isFormer, field } = address;
    if (own.has(keyOf(shelf, locale, slug, isFormer, of.id))) continue;
    const owner = await ownerOf(to, shelf, address);
    if (owner !== undefined && owner !== of.id) taken.push({ of, owner, field, slug });
  }
  return taken;
}

/** What an item names, and in which field. */
export const linksOf = (of: OfItem, values: Values) =>
  isHome(of) ? referencesIn('home', values) : isFolder(of.shelf) ? referencesIn(of.shelf, values) : [];

/** Of what visitors see of an item (0), or of what its draft says (1). */
export const linkRows = (of: OfItem, values: Values, is_draft: Flag) =>
  linksOf(of, values).map(({ field, kind, id }) => ({
    ...{ kind: of.shelf, item: of.id, is_draft, field, to_kind: kind, to_item: id },
  }));

export const removeLinks = (to: Queries, shelf: Shelf, ids: readonly string[], isDraft: Flag) =>
  to
    .deleteFrom('item_links')
    .where('kind', '=', shelf)
    .where('item', 'in', ids)
    .where('is_draft', '=', isDraft)
    .execute();

/** A link of an item to one that is not there. */
export interface LostLink {
  of: OfItem;
  field: string;
  target: OfItem;
}

/** Of some items, or to some. */
export async function lostLinks(from: Queries, items: readonly OfItem[]): Promise<LostLink[]> {
  const rows = await byShelf(items, (shelf, ids) =>
    from
      .selectFrom('item_links')
      .select(['kind', 'item', 'field', 'to_kind', 'to_item'])
      .where('is_draft', '=', 0)
      .where(({ or, and, eb }) =>
        or([
          and([eb('kind', '=', shelf), eb('item', 'in', ids)]),
          ...(isFolder(shelf) ? [and([eb('to_kind', '=', shelf), eb('to_item', 'in', ids)])] : []),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('items')
              .select('items.id')
              .whereRef('items.kind', '=', 'item_links.to_kind')
              .whereRef('items.id', '=', 'item_links.to_item'),
          ),
        ),
      )
      .execute(),
  );
  const lost = rows.map(
    ({ kind, item, field, to_kind, to_item }): LostLink => ({
      of: { shelf: kind, id: item },
      field,
      target: { shelf: to_kind, id: to_item },
    }),
  );
  // One between two of the items is found with each.
  return [...new Map(lost.map((one) => [`${fileOf(one.of)} ${one.field}`, one])).values()];
}

/** The same, in a transaction of its own. */
export const publishedItem = (
  { database }: { database: Pick<GalleryDatabase, 'read'> },
  of: OfItem,
): Promise<PublishedItem | undefined> => database.read((from) => findPublished(from, of));

/** As visitors see it; undefined for what was never published. */
export async function findEntry(from: Queries, of: OfItem): Promise<Entry | undefined> {
  const row = await publishedRow(from, of);
  return row && entryIn(row);
}
