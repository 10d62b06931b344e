import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Folder } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import { positionAt } from './list-columns';

/** Items of a kind that visitors see in a language. */
export interface PublicList {
  kind: Folder;
  lang: LocaleCode;
  /** Of works: id of their type. */
  type?: string | undefined;
}

const isIn = (lang: LocaleCode): string => `% ${lang} %`;

function rowsOf(from: Queries, { kind, lang, type }: PublicList) {
  const rows = from.selectFrom('items').where('kind', '=', kind).where('public_in', 'like', isIn(lang));
  return type === undefined ? rows : rows.where('type', '=', type);
}

interface PartOfList {
  limit: number;
  offset?: number;
}

/** In the site's order. */
export const itemsInOrder = (
  from: Queries,
  list: PublicList,
  { limit, offset = 0 }: PartOfList,
): Promise<{ id: string; version: string }[]> =>
  rowsOf(from, list)
    .select(['id', 'version'])
    .orderBy('place')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Ids, in the site's order. */
export const idsInOrder = async (from: Queries, list: PublicList, part: PartOfList): Promise<string[]> =>
  (await itemsInOrder(from, list, part)).map(({ id }) => id);

/** All works, in the site's order. */
export async function positionsInOrder(from: Queries): Promise<{ id: string; position: number }[]> {
  const rows = await from
    .selectFrom('items')
    .select(['id', 'place'])
    .where('kind', '=', 'works')
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ id, place }) => ({ id, position: positionAt(place) }));
}

export async function countIn(from: Queries, list: PublicList): Promise<number> {
  const { count } = await rowsOf(from, list)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** By the id of the type. */
export async function worksByType(from: Queries, lang: LocaleCode): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(from, { kind: 'works', lang })
    .select(['type', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('type')
    .execute();
  return new Map(rows.map(({ type, count }) => [type ?? '', count]));
}

/** Ids of works that are shown as new, the latest first. Only the order counts; the site decides how long a work is new. */
export async function newestWorks(from: Queries, lang: LocaleCode, limit: number): Promise<string[]> {
  const rows = rowsOf(from, { kind: 'works', lang })
    .select('id')
    .where('published_on', '>', '')
    .orderBy('published_on', 'desc')
    .orderBy('place')
    .orderBy('id')
    .limit(limit);
  return (await rows.execute()).map(({ id }) => id);
}

/**
 * A creator's works, in the site's order: ids of the first of them, and how many there are.
 * @param limit all without it
 */
export async function worksOfCreator(
  from: Queries,
  lang: LocaleCode,
  creator: string,
  limit?: number,
): Promise<{ ids: string[]; count: number }> {
  const rows = from
    .selectFrom('item_links')
    .innerJoin('items', (join) =>
      join.onRef('items.kind', '=', 'item_links.kind').onRef('items.id', '=', 'item_links.item'),
    )
    .where('to_kind', '=', 'creators')
    .where('to_item', '=', creator)
    .where('item_links.kind', '=', 'works')
    .where('is_draft', '=', 0)
    .where('public_in', 'like', isIn(lang));
  const first = rows.select(['items.id', 'place']).distinct().orderBy('place').orderBy('items.id');
  const found = await (limit === undefined ? first : first.limit(limit)).execute();
  const ids = found.map(({ id }) => id);
  if (limit === undefined || ids.length < limit) return { ids, count: ids.length };
  const { count } = await rows
    .select(({ fn }) => fn.count<number>('items.id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return { ids, count };
}

/** The item that has a slug, or had it: whoever has it now comes first. */
export async function itemWithSlug(
  from: Queries,
  { kind, lang }: PublicList,
  slug: string,
): Promise<{ id: string; isFormer: boolean } | undefined> {
  const found = await from
    .selectFrom('item_slugs')
    .innerJoin('items', (join) =>
      join.onRef('items.kind', '=', 'item_slugs.kind').onRef('items.id', '=', 'item_slugs.item'),
    )
    .select(['items.id', 'is_former'])
    .where('item_slugs.kind', '=', kind)
    .where('locale', '=', lang)
    .where('slug', '=', slug)
    .where('public_in', 'like', isIn(lang))
    .orderBy('is_former')
    .executeTakeFirst();
  return found && { id: found.id, isFormer: found.is_former === 1 };
}

/** Id of the item that is public under a slug of any language, or was under it before. */
export async function itemNamed(from: Queries, kind: Folder, slug: string): Promise<string | undefined> {
  for (const lang of LOCALE_CODES) {
    const found = await itemWithSlug(from, { kind, lang }, slug);
    if (found) return found.id;
  }
  return undefined;
}
