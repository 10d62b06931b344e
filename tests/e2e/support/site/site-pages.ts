import { ALL_TYPES_SLUGS } from '../../../../src/contract/forms/bounds';
import { FORM_OUTCOME_NAMES } from '../../../../src/contract/forms/form-outcomes';
import { COLLECTIONS, type Collection } from '../../../../src/contract/kinds/kinds';
import type { Gallery } from '../../../../src/gallery/gallery';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/i18n/locales';
import { formDoneSlugs } from '../../../../src/i18n/form-done-slugs';
import { alternatesOf } from '../../../../src/routes/alternates';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../../../src/routes/route-table';
import type { SitePage } from './site';

interface Item {
  slugs: Record<LocaleCode, string | null>;
}

type CollectionRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['rendering'] extends 'collection' ? Name : never;
}[RouteName];

/** Every page that is built ahead, as the route table and the API have it. */
export async function listSitePages(gallery: Gallery): Promise<SitePage[]> {
  const pages = await Promise.all(LOCALE_CODES.map((locale) => listPagesIn(gallery, locale)));
  return pages.flat();
}

async function listPagesIn(gallery: Gallery, locale: LocaleCode): Promise<SitePage[]> {
  const listed = await Promise.all(
    COLLECTIONS.map(async (name): Promise<[string, Item[]]> => [`${name}-slug`, await gallery[name](locale)]),
  );
  const ofItems = Object.fromEntries(listed) as Record<`${Collection}-slug`, Item[]>;
  const items: Record<CollectionRoute, Item[]> = {
    ...ofItems,
    'works-type-slug': [{ slugs: ALL_TYPES_SLUGS }, ...(await gallery.workTypes(locale))],
    // The lists of the sample catalogue are short.
    'works-type-slug-part': [],
    'works-slug-pdf': ofItems['works-slug'],
    'form-done': FORM_OUTCOME_NAMES.map((name) => ({ slugs: formDoneSlugs(name) })),
  };
  const isCollection = (route: RouteName): route is CollectionRoute => route in items;
  return ROUTE_NAMES.filter((route) => ROUTES[route].rendering !== 'client').flatMap((route) =>
    isCollection(route)
      ? items[route].map(({ slugs }) => sitePage(route, locale, slugs))
      : sitePage(route, locale),
  );
}

function sitePage(route: RouteName, locale: LocaleCode, slugs?: Item['slugs']): SitePage {
  const alternates = alternatesOf(route, slugs);
  const path = alternates[locale];
  if (!path) throw new Error(`${route}: the ${locale} list names an item without a slug in that language`);
  return { route, locale, path, alternates };
}
