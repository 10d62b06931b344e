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
  bySlug: ReadonlyMap<string | undefined, Publishable>;
  byFormerSlug: ReadonlyMap<string, Publishable>;
}

/** Cached, since a list of thousands is read in many pages. */
const known = new WeakMap<object, Map<LocaleCode, PublishedItems>>();

/** Safe to cache by identity: collections are immutable, and a changed catalogue has new ones. */
function publishedItems(view: View, items: ReadonlyMap<string, Publishable>): PublishedItems {
  const byLanguage = known.get(items) ?? new Map<LocaleCode, PublishedItems>();
  known.set(items, byLanguage);
  const found = byLanguage.get(view.lang) ?? collect(view, items);
  byLanguage.set(view.lang, found);
  return found;
}

function collect(view: View, items: ReadonlyMap<string, Publishable>): PublishedItems {
  const inOrder = [...items.values()].filter((item) => isPublished(view, item));
  const former = inOrder.flatMap((item) =>
    (item.former_slugs?.[view.lang] ?? []).map((slug): [string, Publishable] => [slug, item]),
  );
  return {
    inOrder,
    bySlug: new Map(inOrder.map((item) => [item.slug[view.lang], item])),
    byFormerSlug: new Map(former),
  };
}

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
): T | undefined => publishedItems(view, items).bySlug.get(slug) as T | undefined;

/** By the slug that it has or had; whoever has it now comes first. */
export const publishedOnceWithSlug = <T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined =>
  publishedWithSlug(view, items, slug) ??
  (publishedItems(view, items).byFormerSlug.get(slug) as T | undefined);
