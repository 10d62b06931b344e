import type { WebPage } from 'schema-dts';
import { COLLECTIONS, isPlain } from '../../contract/kinds/kinds';
import type { RouteName } from '../../routes/route-table';
import { pageRef, type Reference } from './node-ids';

type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ItemPage' | 'ProfilePage';

const PAGE_TYPES: Partial<Record<RouteName, PageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  ...Object.fromEntries(COLLECTIONS.filter(isPlain).map((name) => [name, 'CollectionPage'])),
  'creators-slug': 'ProfilePage',
  'works-slug': 'ItemPage',
  'works-type-slug': 'CollectionPage',
  'works-type-slug-part': 'CollectionPage',
};

interface WebPageParts {
  route: RouteName;
  url: string;
  name: string;
  description: string;
  language: string;
  website: Reference;
  breadcrumb: Reference | undefined;
  thing: Reference | undefined;
  image: string | undefined;
  /** ISO date and time. */
  modified: string | undefined;
}

export function webPageNode(parts: WebPageParts): WebPage {
  const { route, url, name, description, language, website, breadcrumb, thing, image, modified } = parts;
  return {
    '@type': PAGE_TYPES[route] ?? 'WebPage',
    ...pageRef(url),
    url,
    name,
    description,
    inLanguage: language,
    isPartOf: website,
    ...(breadcrumb && { breadcrumb }),
    ...(thing && { mainEntity: thing }),
    ...(image && { primaryImageOfPage: { '@id': image } }),
    ...(modified && { dateModified: modified }),
  };
}
