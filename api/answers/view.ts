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

interface PublishedItems {
  inOrder: readonly Publishable[];
  bySlug: ReadonlyMap<string | undefined, Publishable>;
}

/** By collection and language: a list of thousands is asked for in many pages, and each of its items by its slug. */
const known = new WeakMap<object, Map<LocaleCode, PublishedItems>>();

/** A collection never changes: that of a newer catalogue takes its place. */
function publishedItems(view: View, items: ReadonlyMap<string, Publishable>): PublishedItems {
  const byLanguage = known.get(items) ?? new Map<LocaleCode, PublishedItems>();
  known.set(items, byLanguage);
  const found = byLanguage.get(view.lang) ?? collect(view, items);
  byLanguage.set(view.lang, found);
  return found;
}

function collect(view: View, items: ReadonlyMap<string, Publishable>): PublishedItems {
  const inOrder = [...items.values()].filter((item) => isPublished(view, item));
  return { inOrder, bySlug: new Map(inOrder.map((item) => [item.slug[view.lang], item])) };
}

/** The published items of a collection, in the gallery's order. */
export const published = <T extends Publishable>(view: View, items: ReadonlyMap<string, T>): readonly T[] =>
  publishedItems(view, items).inOrder as readonly T[];

/** The published ones of the items referred to, in the order they are written. */
export function publishedOf<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  ids: readonly string[] = [],
): T[] {
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => isPublished(view, item));
}

/** The published item with this slug, in the language of the view. */
export const publishedWithSlug = <T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined => publishedItems(view, items).bySlug.get(slug) as T | undefined;
