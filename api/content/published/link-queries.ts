import type { Folder } from '../../catalogue-files/kinds';
import { byShelf, isFolder, textsOf } from '../shelves';
import type { Queries } from '../../database/queries';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { OfItem, Values } from '../contract/item';
import { formerSlugsIn } from '../former-slugs';

export interface Address {
  locale: LocaleCode;
  slug: string;
  isFormer: boolean;
  /** `slug.fr`, `former_slugs.fr.0` */
  field: string;
}

/** Those that an item asks for: now, and of before. */
export function addressesOf({ shelf }: OfItem, values: Values): Address[] {
  if (!isFolder(shelf)) return [];
  const slugs = textsOf(values['slug']);
  return LOCALE_CODES.flatMap((locale): Address[] => {
    const slug = slugs[locale];
    return [
      ...(slug === undefined ? [] : [{ locale, slug, isFormer: false, field: `slug.${locale}` }]),
      ...formerSlugsIn(values, locale).map((former, index) => ({
        ...{ locale, slug: former, isFormer: true, field: `former_slugs.${locale}.${index}` },
      })),
    ];
  });
}

/** Id of the item that has an address. */
export const ownerOf = async (
  from: Queries,
  kind: Folder,
  address: Pick<Address, 'locale' | 'slug' | 'isFormer'>,
): Promise<string | undefined> => (await ownersOf(from, kind, [address]))[0];

/** Ids of items that have one of some addresses, each once. */
export async function ownersOf(
  from: Queries,
  kind: Folder,
  addresses: readonly Pick<Address, 'locale' | 'slug' | 'isFormer'>[],
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const found = await from
    .selectFrom('item_slugs')
    .select('item')
    .distinct()
    .where('kind', '=', kind)
    .where(({ or, and }) =>
      or(addresses.map(({ locale, slug, isFormer }) => and({ locale, slug, is_former: isFormer ? 1 : 0 }))),
    )
    .execute();
  return found.map(({ item }) => item);
}

/** Id of the item that has an address in any language, or had it. */
export async function addressOwner(from: Queries, kind: Folder, slug: string): Promise<string | undefined> {
  const found = await from
    .selectFrom('item_slugs')
    .select('item')
    .where('kind', '=', kind)
    .where('locale', 'in', LOCALE_CODES)
    .where('slug', '=', slug)
    .orderBy('is_former')
    .limit(1)
    .executeTakeFirst();
  return found?.item;
}

/** Items that name one of some, each once for each. */
export async function namersOf(
  from: Queries,
  items: readonly OfItem[],
): Promise<{ named: OfItem; by: OfItem }[]> {
  const rows = await byShelf(items, async (shelf, ids) =>
    isFolder(shelf)
      ? from
          .selectFrom('item_links')
          .select(['kind', 'item', 'to_kind', 'to_item'])
          .distinct()
          .where('to_kind', '=', shelf)
          .where('to_item', 'in', ids)
          .where('is_draft', '=', 0)
          .execute()
      : [],
  );
  return rows.map(({ kind, item, to_kind, to_item }) => ({
    named: { shelf: to_kind, id: to_item },
    by: { shelf: kind, id: item },
  }));
}

/** Items that some name, each once for each. */
export async function namedBy(from: Queries, items: readonly OfItem[]): Promise<OfItem[]> {
  const rows = await byShelf(items, (shelf, ids) =>
    from
      .selectFrom('item_links')
      .select(['to_kind', 'to_item'])
      .distinct()
      .where('kind', '=', shelf)
      .where('item', 'in', ids)
      .where('is_draft', '=', 0)
      .execute(),
  );
  return rows.map(({ to_kind, to_item }) => ({ shelf: to_kind, id: to_item }));
}

/** In all languages, each once for each item. */
export async function presentSlugsOf(
  from: Queries,
  items: readonly OfItem[],
): Promise<{ of: OfItem; slug: string }[]> {
  const rows = await byShelf(items, async (shelf, ids) =>
    isFolder(shelf)
      ? from
          .selectFrom('item_slugs')
          .select(['kind', 'item', 'slug'])
          .distinct()
          .where('kind', '=', shelf)
          .where('item', 'in', ids)
          .where('is_former', '=', 0)
          .orderBy('slug')
          .execute()
      : [],
  );
  return rows.map(({ kind, item, slug }) => ({ of: { shelf: kind, id: item }, slug }));
}
