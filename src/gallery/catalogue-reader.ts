import { COLLECTIONS, type Collection } from '../contract/kinds/kinds';
import type { LocaleCode } from '../contract/locale-codes';
import type { Catalogue, LocaleCatalogue } from './catalogue';
import { collectionCalls, type CollectionCalls } from './collection-calls';
import type { GalleryReader } from './noted-reader';

/** Throws for a slug that is in no list of the catalogue. */
export function catalogueReader(catalogue: Partial<Catalogue>): GalleryReader {
  const shelves = new Map<LocaleCode, ReturnType<typeof shelve>>();
  const of = (locale: LocaleCode) => {
    const known = shelves.get(locale);
    if (known) return known;
    const found = catalogue[locale];
    if (!found) throw new Error(`The catalogue has nothing in ${locale}.`);
    const made = shelve(found);
    shelves.set(locale, made);
    return made;
  };
  const collections = collectionCalls((name) => ({
    list: async (locale) => of(locale).all[name],
    one: async (locale, slug) => of(locale).bySlug[name](slug),
  })) as CollectionCalls;
  return {
    ...collections,
    siteSettings: async (locale) => of(locale).all.settings,
    workTypes: async (locale) => of(locale).all.workTypes,
    works: async (locale, type) => (type === undefined ? of(locale).all.works : of(locale).worksOf(type)),
    homePage: async (locale) => of(locale).all.home,
    page: async (locale, slug) => of(locale).all.pages[slug],
  };
}

function shelve(all: LocaleCatalogue) {
  const byType = new Map<string, LocaleCatalogue['works']>();
  for (const work of all.works) {
    const known = byType.get(work.type.slug);
    if (known) known.push(work);
    else byType.set(work.type.slug, [work]);
  }
  const none: LocaleCatalogue['works'] = [];
  return {
    all,
    worksOf: (type: string) => byType.get(type) ?? none,
    bySlug: Object.fromEntries(
      COLLECTIONS.map((name) => [name, finder<{ slug: string }>(all[name])]),
    ) as Finders,
  };
}

type Finders = Record<Collection, (slug: string) => { slug: string }>;

function finder<Item extends { slug: string }>(items: readonly Item[]): (slug: string) => Item {
  const found = new Map(items.map((item) => [item.slug, item]));
  return (slug) => {
    const item = found.get(slug);
    if (!item) throw new Error(`The catalogue has no ‘${slug}’.`);
    return item;
  };
}
