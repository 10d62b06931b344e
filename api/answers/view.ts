import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Localised } from '../catalogue-files/texts';
import type { Catalogue } from '../loading/catalogue';

export interface View {
  catalogue: Catalogue;
  lang: LocaleCode;
}

interface Publishable {
  slug: Localised<string>;
  former_slugs?: Localised<string[]>;
  status?: 'draft';
}

export function isPublished({ lang }: View, item: Publishable): boolean {
  return item.status !== 'draft' && item.slug[lang] !== undefined;
}

interface PublishedItems {
  inOrder: readonly Publishable[];
  /** Made when an item is asked for: an edit alone needs none. */
  bySlug?: ReadonlyMap<string | undefined, Publishable>;
  byFormerSlug?: ReadonlyMap<string, Publishable>;
}

/** Cached, since a list of thousands is read in many pages. */
const known = new WeakMap<object, Map<LocaleCode, PublishedItems>>();

/** Safe to cache by identity: collections are immutable, and a changed catalogue has new ones. */
function publishedItems(view: View, items: ReadonlyMap<string, Publishable>): PublishedItems {
  const byLanguage = known.get(items) ?? new Map<LocaleCode, PublishedItems>();
  known.set(items, byLanguage);
  const found = byLanguage.get(view.lang) ?? {
    inOrder: [...items.values()].filter((item) => isPublished(view, item)),
  };
  byLanguage.set(view.lang, found);
  return found;
}

const bySlug = (items: PublishedItems, lang: LocaleCode) =>
  (items.bySlug ??= new Map(items.inOrder.map((item) => [item.slug[lang], item])));

const byFormerSlug = (items: PublishedItems, lang: LocaleCode) =>
  (items.byFormerSlug ??= new Map(
    items.inOrder.flatMap((item) =>
      (item.former_slugs?.[lang] ?? []).map((slug): [string, Publishable] => [slug, item]),
    ),
  ));

export const published = <T extends Publishable>(view: View, items: ReadonlyMap<string, T>): readonly T[] =>
  publishedItems(view, items).inOrder as readonly T[];

export function publishedOf<T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  ids: readonly string[] = [],
): T[] {
  return ids.flatMap((id) => items.get(id) ?? []).filter((item) => isPublished(view, item));
}

export const publishedWithSlug = <T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined => bySlug(publishedItems(view, items), view.lang).get(slug) as T | undefined;

/** By the slug that it has or had; whoever has it now comes first. */
export const publishedOnceWithSlug = <T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined =>
  publishedWithSlug(view, items, slug) ??
  (byFormerSlug(publishedItems(view, items), view.lang).get(slug) as T | undefined);
