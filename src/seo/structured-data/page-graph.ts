import type { Graph, Thing } from 'schema-dts';
import { LOCALES, type LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { RouteName } from '../../routes/route-table';
import { inScript } from '../in-script';
import type { HeadView } from '../head-view';
import { localeOrigin } from '../locale-origin';
import { pageTitle } from '../page-title';
import type { SiteView } from '../site-view';
import { breadcrumbNode } from './breadcrumb-node';
import { galleryNode } from './gallery-node';
import { imageNodes, imageUrl } from './image-nodes';
import { galleryRef, websiteRef, type Reference } from './node-ids';
import { webPageNode } from './web-page-node';
import { websiteNode } from './website-node';
import type { PictureView } from '../../media/picture-view';

const isPicture = (value: object): value is PictureView => 'jpeg' in value && 'alt' in value;

/** At any depth, in the order of the view. */
function picturesOf(view: unknown): PictureView[] {
  if (typeof view !== 'object' || view === null) return [];
  return isPicture(view) ? [view] : Object.values(view).flatMap(picturesOf);
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
export const describePage = (page: DescribedPage): string => inScript(JSON.stringify(pageGraph(page)));

const ABOUT_THE_GALLERY: readonly RouteName[] = ['index', 'about', 'contact'];

function aboutOf(route: RouteName, { thing }: HeadView, origin: string): Reference | undefined {
  if (thing) return { '@id': thing['@id'] };
  return ABOUT_THE_GALLERY.includes(route) ? galleryRef(origin) : undefined;
}
