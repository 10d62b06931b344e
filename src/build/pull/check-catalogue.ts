import { ALL_TYPES_SLUGS } from '../../contract/forms/bounds';
import { COLLECTIONS, KINDS, type Collection } from '../../contract/kinds/kinds';
import type { LocaleCode } from '../../contract/locale-codes';
import { routePath } from '../../routes/route-path';

export interface Entry {
  id: string;
  slug: string;
  slugs: Readonly<Record<LocaleCode, string | null>>;
  title?: string;
  name?: string;
}

export type Kind = 'workTypes' | Collection;
export const ALL_KINDS: readonly Kind[] = ['workTypes', ...COLLECTIONS];
export type Collections = Readonly<Record<Kind, readonly Entry[]>>;

export const nounOf = (kind: Kind): string => (kind === 'workTypes' ? 'work type' : KINDS[kind].noun);
const routeOf = (kind: Kind) => (kind === 'workTypes' ? 'works-type-slug' : (`${kind}-slug` as const));

interface Item extends Entry {
  kind: Kind;
  path: string;
  label: string;
}

const itemsOf = (locale: LocaleCode, collections: Collections): Item[] =>
  ALL_KINDS.flatMap((kind) =>
    collections[kind].map((entry) => ({
      ...entry,
      kind,
      path: routePath(routeOf(kind), locale, { slug: entry.slug }),
      label: `the ${nounOf(kind)} ‘${entry.title ?? entry.name}’ (id ${entry.id})`,
    })),
  );

function sharedPaths(items: Item[]): string[] {
  const first = new Map<string, Item>();
  return items.flatMap((item) => {
    const other = first.get(item.path);
    if (!other) {
      first.set(item.path, item);
      return [];
    }
    return `${item.path} is the address of both ${other.label} and ${item.label}: give one of them another slug.`;
  });
}

const takenByAllWorks = (locale: LocaleCode, items: Item[]): string[] =>
  items
    .filter(({ kind, slug }) => kind === 'workTypes' && slug === ALL_TYPES_SLUGS[locale])
    .map(
      ({ label, path }) =>
        `${path} is kept for the works of all types, but is the address of ${label}: give it another slug.`,
    );

/** A work with the slug 'type' would share `/works/type/…` with the work types. */
const reservedSlugs = (items: Item[]): string[] =>
  items
    .filter(({ kind, slug }) => kind === 'works' && slug === 'type')
    .map(
      ({ label, path }) =>
        `${path} is kept for the work types, but is the address of ${label}: give it another slug.`,
    );

const contradictorySlugs = (locale: LocaleCode, items: Item[]): string[] =>
  items
    .filter(({ slug, slugs }) => slugs[locale] !== slug)
    .map(
      ({ label, slug, slugs }) =>
        `slugs.${locale} is ${JSON.stringify(slugs[locale])} but slug is "${slug}" in ${label}: make them the same.`,
    );

/** Conflicts between items that each keep the contract, as sentences that say what to do. */
export function checkCatalogue(locale: LocaleCode, collections: Collections): string[] {
  const items = itemsOf(locale, collections);
  return [
    ...sharedPaths(items),
    ...reservedSlugs(items),
    ...takenByAllWorks(locale, items),
    ...contradictorySlugs(locale, items),
  ];
}
