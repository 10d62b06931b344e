import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Localised } from '../catalogue-files/texts';
import type { Catalogue } from '../loading/catalogue';

/** What an answer is made from: the catalogue, and the language it is told in. */
export interface View {
  catalogue: Catalogue;
  lang: LocaleCode;
}

interface Publishable {
  slug: Localised<string>;
  status?: 'draft';
}

/** True when the item may be shown to everyone in this language. */
export function isPublished({ lang }: View, item: Publishable): boolean {
  return item.status !== 'draft' && item.slug[lang] !== undefined;
}

/** The published items of a collection, in the gallery's order. */
export function published<T extends Publishable>(view: View, items: ReadonlyMap<string, T>): T[] {
  return [...items.values()].filter((item) => isPublished(view, item));
}

/** The published ones of the items referred to, in the order they are written. */
export function publishedOf<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  ids: readonly string[] = [],
): T[] {
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => isPublished(view, item));
}

/** The published item with this slug, in the language of the view. */
export function publishedWithSlug<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined {
  return published(view, items).find((item) => item.slug[view.lang] === slug);
}
