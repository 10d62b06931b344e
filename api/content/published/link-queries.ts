import type { Folder } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { OfItem, Shelf, Values } from '../contract/item';
import { formerSlugsIn } from '../former-slugs';
import { isFolder, textsOf } from '../shelves';

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
export async function ownerOf(
  from: Queries,
  kind: Folder,
  { locale, slug, isFormer }: Pick<Address, 'locale' | 'slug' | 'isFormer'>,
): Promise<string | undefined> {
  const found = await from
    .selectFrom('item_slugs')
    .select('item')
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('is_former', '=', isFormer ? 1 : 0)
    .executeTakeFirst();
  return found?.item;
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

/** Items that name another one, each once. */
export async function namersOf(from: Queries, { shelf, id }: OfItem): Promise<OfItem[]> {
  if (!isFolder(shelf)) return [];
  const rows = await from
    .selectFrom('item_links')
    .select(['kind', 'item'])
    .distinct()
    .where('to_kind', '=', shelf)
    .where('to_item', '=', id)
    .execute();
  return rows.map(({ kind, item }: { kind: Shelf; item: string }) => ({ shelf: kind, id: item }));
}

/** Items that an item names, each once. */
export async function namedBy(from: Queries, { shelf, id }: OfItem): Promise<OfItem[]> {
  const rows = await from
    .selectFrom('item_links')
    .select(['to_kind', 'to_item'])
    .distinct()
    .where('kind', '=', shelf)
    .where('item', '=', id)
    .execute();
  return rows.map(({ to_kind, to_item }) => ({ shelf: to_kind, id: to_item }));
}

/** In all languages, each once. */
export async function presentSlugsOf(from: Queries, { shelf, id }: OfItem): Promise<string[]> {
  if (!isFolder(shelf)) return [];
  const rows = await from
    .selectFrom('item_slugs')
    .select('slug')
    .distinct()
    .where('kind', '=', shelf)
    .where('item', '=', id)
    .where('is_former', '=', 0)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}
