import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { referencesIn } from '../../catalogue-files/kinds';
import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import type { OfItem, Shelf, Values } from '../contract/item';
import { isHome } from '../home-news';
import { isFolder, listOf } from '../shelves';
import { addressesOf, ownerOf, type Address } from './link-queries';
import { RULES, shownColumns, UNFIT } from './entry';
import { valuesOf } from './item-text';

/** What is public of an item, or was before it was withdrawn. */
export interface PublishedItem {
  /** As the database has it. */
  text: string;
  values: Values;
  /** Another one for other values. */
  version: string;
}

const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Undefined for what was never published. */
export async function findPublished(from: Queries, of: OfItem): Promise<PublishedItem | undefined> {
  const text = await textOfItem(from, of);
  return text === null ? undefined : { text, values: valuesOf(text), version: versionOf(text) };
}

/** Null for what was never published. */
export async function textOfItem(from: Queries, { shelf, id }: OfItem): Promise<string | null> {
  const found = await from
    .selectFrom('items')
    .select('published')
    .where('kind', '=', shelf)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.published ?? null;
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

export const publishedRows = async (
  from: Queries,
  shelf: Shelf,
  ids: readonly string[],
): Promise<PublishedRow[]> =>
  ids.length === 0 ? [] : rows(from).where('kind', '=', shelf).where('id', 'in', ids).execute();

/** Rows that are made anew in one transaction. */
const BLOCK = 200;

/**
 * What is shown of items follows the schemas and the rule of what HTML is safe, also those of newer code.
 * @returns whether there are more
 */
export async function renewShown(to: Queries): Promise<boolean> {
  const old = await rows(to).where('shown_by', 'not in', [RULES, UNFIT]).limit(BLOCK).execute();
  for (const { kind, id, published } of old)
    await to
      .updateTable('items')
      .set(shownColumns({ shelf: kind, id }, published))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
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
  for (const { shelf, id } of items) await forgetAddresses(to, { shelf, id });
  const taken: TakenSlug[] = [];
  for (const { text, ...of } of items)
    if (text === null) await dropItem(to, of);
    else taken.push(...(await putItem(to, of, text)));
  return taken;
}

async function forgetAddresses(to: Queries, { shelf, id }: OfItem): Promise<void> {
  if (isFolder(shelf))
    await to.deleteFrom('item_slugs').where('kind', '=', shelf).where('item', '=', id).execute();
  await to.deleteFrom('item_links').where('kind', '=', shelf).where('item', '=', id).execute();
}

async function dropItem(to: Queries, { shelf, id }: OfItem): Promise<void> {
  await to.deleteFrom('items').where('kind', '=', shelf).where('id', '=', id).execute();
}

async function putItem(to: Queries, of: OfItem, text: string): Promise<TakenSlug[]> {
  const { shelf, id } = of;
  const row = { published: text, ...shownColumns(of, text) };
  await to
    .insertInto('items')
    .values({ kind: shelf, id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
  const values = valuesOf(text);
  const links = linksOf(of, values).map(({ field, kind, id: target }) => ({
    ...{ kind: shelf, item: id, field, to_kind: kind, to_item: target },
  }));
  if (links.length > 0) await to.insertInto('item_links').values(links).execute();
  const taken: TakenSlug[] = [];
  for (const address of addressesOf(of, values)) {
    const owner = await takeAddress(to, of, address);
    if (owner !== undefined) taken.push({ of, owner, field: address.field, slug: address.slug });
  }
  return taken;
}

/** @returns id of another item that has it */
async function takeAddress(
  to: Queries,
  { shelf, id }: OfItem,
  { locale, slug, isFormer }: Address,
): Promise<string | undefined> {
  if (!isFolder(shelf)) return undefined;
  const key = { kind: shelf, locale, slug, is_former: isFormer ? 1 : 0 } as const;
  const made = await to
    .insertInto('item_slugs')
    .values({ ...key, item: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item')
    .executeTakeFirst();
  if (made) return undefined;
  const owner = await ownerOf(to, shelf, { locale, slug, isFormer });
  return owner === id ? undefined : owner;
}

/** What an item names, and in which field. */
export const linksOf = (of: OfItem, values: Values) =>
  isHome(of)
    ? listOf(values['selected_works']).map((id, index) => ({
        ...{ field: `selected_works.${index}`, kind: 'works' as const, id },
      }))
    : isFolder(of.shelf)
      ? referencesIn(of.shelf, values)
      : [];

/** A link of an item to one that is not there. */
export interface LostLink {
  of: OfItem;
  field: string;
  target: OfItem;
}

/** Of some items, or to some. */
export async function lostLinks(from: Queries, items: readonly OfItem[]): Promise<LostLink[]> {
  const lost: LostLink[] = [];
  for (const { shelf, id } of items) {
    const rows = await from
      .selectFrom('item_links')
      .select(['kind', 'item', 'field', 'to_kind', 'to_item'])
      .where(({ or, and, eb }) =>
        or([
          and([eb('kind', '=', shelf), eb('item', '=', id)]),
          ...(isFolder(shelf) ? [and([eb('to_kind', '=', shelf), eb('to_item', '=', id)])] : []),
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
      .execute();
    lost.push(
      ...rows.map(({ kind, item, field, to_kind, to_item }) => ({
        of: { shelf: kind, id: item },
        field,
        target: { shelf: to_kind, id: to_item },
      })),
    );
  }
  return lost;
}

/** The same, in a transaction of its own. */
export const publishedItem = (
  { database }: { database: Pick<GalleryDatabase, 'read'> },
  of: OfItem,
): Promise<PublishedItem | undefined> => database.read((from) => findPublished(from, of));
