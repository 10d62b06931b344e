import type { Graph, Thing, ArtGallery, SearchAction, WebSite, BreadcrumbList, WebPage } from 'schema-dts';
import { LOCALES, type LocaleCode, LOCALE_CODES } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { RouteName } from '../../routes/route-table';
import { inScript } from '../in-script';
import type { HeadView } from '../head-view';
import { localeOrigin } from '../locale-origin';
import { pageTitle } from '../page-title';
import type { SiteView } from '../site-view';
import { imageNodes, imageUrl } from './image-nodes';
import { galleryRef, websiteRef, type Reference, pageRef } from './node-ids';
import type { PictureView } from '../../media/picture-view';
import { geoOf, postalAddress } from './place-nodes';
import { COLLECTIONS, type Collection, isPlain } from '../../contract/kinds/kinds';
import { translator } from '../../i18n/translator';
import { listPathOf } from '../../routes/alternates';

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

function webPageNode(parts: WebPageParts): WebPage {
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

interface Crumb {
  name: string;
  path: string;
}

const isSection = (name: string): name is Collection => (COLLECTIONS as readonly string[]).includes(name);

function trailOf(route: RouteName, locale: LocaleCode, page: Crumb): Crumb[] {
  const t = translator(locale);
  const section = route.replace(/-.*$/, '');
  const home = { name: t('nav.home'), path: routePath('index', locale) };
  const above = isSection(section)
    ? [home, { name: t(`nav.${section}`), path: listPathOf(route, locale) }]
    : [home];
  return above.some(({ path }) => path === page.path) ? above : [...above, page];
}

/** Undefined for the home page. Positions count from 1. */
function breadcrumbNode(
  route: RouteName,
  locale: LocaleCode,
  origin: string,
  page: Crumb,
): BreadcrumbList | undefined {
  const trail = trailOf(route, locale, page);
  if (trail.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${page.path}#breadcrumb`,
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < trail.length - 1 && { item: origin + path }),
    })),
  };
}

const isPicture = (value: object): value is PictureView => 'jpeg' in value && 'alt' in value;

/** At any depth, in the order of the view. Those of related works are described on the pages of these. */
function picturesOf(view: unknown): PictureView[] {
  if (typeof view !== 'object' || view === null) return [];
  if (isPicture(view)) return [view];
  return Object.entries(view).flatMap(([name, part]) => (name === 'related' ? [] : picturesOf(part)));
}

export interface DescribedPage {
  locale: LocaleCode;
  route: RouteName;
  site: SiteView;
  head: HeadView;
  view: unknown;
}

export function pageGraph({ locale, route, site, head, view }: DescribedPage): Graph {
  const origin = localeOrigin(locale, site.origin);
  const url = origin + head.path;
  const name = head.title || pageTitle(head.title, head.path, site);
  const breadcrumb = breadcrumbNode(route, locale, origin, { name, path: head.path });
  const pictures = [...(head.picture ? [head.picture] : []), ...picturesOf(view)];
  const page = webPageNode({
    route,
    url,
    name,
    description: head.description,
    language: LOCALES[locale].tag,
    website: websiteRef(origin),
    breadcrumb: breadcrumb && { '@id': `${url}#breadcrumb` },
    thing: aboutOf(route, head, origin),
    image: head.picture && imageUrl(head.picture, origin),
    modified: head.updatedAt,
  });
  const licence = {
    origin,
    licenceUrl: origin + routePath('legal-notice', locale),
    contactUrl: origin + routePath('contact', locale),
  };
  const nodes: (Thing | undefined)[] = [
    websiteNode(locale, { ...site, origin }),
    galleryNode({ ...site, origin }),
    page,
    breadcrumb,
    head.thing as Thing | undefined,
    ...imageNodes(pictures, licence),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': nodes.filter((node): node is Thing => node !== undefined),
  };
}

/** What stands in the page's JSON-LD script, as the server and the browser write it. */
const describePage = (page: DescribedPage): string => inScript(JSON.stringify(pageGraph(page)));

const ABOUT_THE_GALLERY: readonly RouteName[] = ['index', 'about', 'contact'];

function aboutOf(route: RouteName, { thing }: HeadView, origin: string): Reference | undefined {
  if (thing) return { '@id': thing['@id'] };
  return ABOUT_THE_GALLERY.includes(route) ? galleryRef(origin) : undefined;
}

function galleryNode({ name, description, origin, contact, socialNetworks }: SiteView): ArtGallery {
  return {
    '@type': 'ArtGallery',
    ...galleryRef(origin),
    name,
    description,
    url: `${origin}/`,
    telephone: contact.phone,
    email: contact.email,
    address: postalAddress(contact),
    ...geoOf(contact),
    openingHoursSpecification: (contact.opening_times ?? []).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/social.png`,
    sameAs: socialNetworks.map(({ url }) => url),
  };
}

/** Google requires this property, which schema-dts lacks. */
type SiteSearch = SearchAction & { 'query-input': string };

function websiteNode(locale: LocaleCode, { name, description, origin }: SiteView): WebSite {
  const home = origin + routePath('index', locale);
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    ...websiteRef(origin),
    name,
    description,
    url: `${origin}/`,
    inLanguage: [...LOCALE_CODES],
    publisher: galleryRef(origin),
    potentialAction: search,
  };
}

export function StructuredData(page: DescribedPage) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: describePage(page) }} />;
}
