import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Localised } from '../../catalogue-files/texts';
import type { Catalogue } from '../published/catalogue';
import { followed, replacedIn } from '../published/succession';

export interface View {
  catalogue: Catalogue;
  lang: LocaleCode;
}

interface Publishable {
  id: string;
  slug: Localised<string>;
  former_slugs?: Localised<string[]>;
  status?: 'draft';
}

export function isPublished({ lang }: Pick<View, 'lang'>, item: Omit<Publishable, 'id'>): boolean {
  return item.status !== 'draft' && item.slug[lang] !== undefined;
}

interface PublishedItems {
  inOrder: readonly Publishable[];
  /** Ids; made when an item is asked for: an edit alone needs none. */
  bySlug?: ReadonlyMap<string | undefined, string>;
  byFormerSlug?: ReadonlyMap<string, string>;
}

type Published = ReadonlyMap<LocaleCode, PublishedItems>;

/** Kept, since a list of thousands is read in many pages. */
const publishedIn = followed<Publishable, Published>(
  (items) =>
    new Map(
      LOCALE_CODES.map((lang) => [
        lang,
        { inOrder: [...items.values()].filter((item) => isPublished({ lang }, item)) },
      ]),
    ),
  (before, changed) => {
    if (changed.some(({ was, is }) => addressesOf(was) !== addressesOf(is))) return undefined;
    return new Map(
      [...before].map(([lang, items]) => [lang, { ...items, inOrder: replacedIn(items.inOrder, changed) }]),
    );
  },
);

const addressesOf = ({ status, slug, former_slugs }: Publishable): string =>
  JSON.stringify([status, slug, former_slugs]);

const publishedItems = (view: View, items: ReadonlyMap<string, Publishable>): PublishedItems =>
  publishedIn(items).get(view.lang)!;

const bySlug = (items: PublishedItems, lang: LocaleCode) =>
  (items.bySlug ??= new Map(items.inOrder.map(({ id, slug }) => [slug[lang], id])));

const byFormerSlug = (items: PublishedItems, lang: LocaleCode) =>
  (items.byFormerSlug ??= new Map(
    items.inOrder.flatMap(({ id, former_slugs }) =>
      (former_slugs?.[lang] ?? []).map((slug): [string, string] => [slug, id]),
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
): T | undefined => named(items, bySlug(publishedItems(view, items), view.lang).get(slug));

/** By the slug that it has or had; whoever has it now comes first. */
export const publishedOnceWithSlug = <T extends Publishable>(
  view: View,
  items: ReadonlyMap<string, T>,
  slug: string,
): T | undefined =>
  publishedWithSlug(view, items, slug) ??
  named(items, byFormerSlug(publishedItems(view, items), view.lang).get(slug));

const named = <T>(items: ReadonlyMap<string, T>, id: string | undefined): T | undefined =>
  id === undefined ? undefined : items.get(id);
