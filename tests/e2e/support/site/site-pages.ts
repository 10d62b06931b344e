import { ALL_TYPES_SLUGS } from '../../../../src/contract/forms/bounds';
import type { Gallery } from '../../../../src/gallery/gallery';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/i18n/locales';
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
  const works = await gallery.works(locale);
  const items: Record<CollectionRoute, Item[]> = {
    'press-slug': await gallery.press(locale),
    'events-slug': await gallery.events(locale),
    'creators-slug': await gallery.creators(locale),
    'works-type-slug': [{ slugs: ALL_TYPES_SLUGS }, ...(await gallery.workTypes(locale))],
    // The lists of the sample catalogue are short.
    'works-type-slug-part': [],
    'works-slug': works,
    'works-slug-pdf': works,
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
