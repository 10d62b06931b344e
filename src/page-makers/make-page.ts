import { isIndexed } from '../routes/indexed-routes';
import { briefLine } from '../contract/text/brief-line';
import type { ViewContext } from '../page/view-context';
import { alternatesOf, type Alternates } from '../routes/alternates';
import { type RouteName } from '../routes/route-table';
import type { HeadView } from '../seo/head-view';
import type { PageContext } from './page-context';
import type { PageDefinition } from './page-definition';

interface PageParts extends Pick<
  HeadView,
  'title' | 'description' | 'picture' | 'updatedAt' | 'thing' | 'search' | 'models'
> {
  route: RouteName;
  template: string;
  /** In all languages, for routes with a slug. */
  slugs?: Parameters<typeof alternatesOf>[1];
  /** For pages whose paths do not follow from slugs. */
  alternates?: Alternates;
  /** Targets of the language switch; the translations by default. */
  switchTo?: Alternates;
  /** For single pages of a route that is indexed. */
  noindex?: boolean;
  view: unknown;
  layout?: 'default' | 'sheet';
  colourMode?: PageContext['colourMode'];
  type?: HeadView['type'];
}

/** Characters; tabs, search results and social cards show no more. */
const MOST = { title: 120, description: 300 };

/** Addresses and indexing come from the route table. */
export function makePage({ locale }: ViewContext, parts: PageParts): PageDefinition {
  const {
    route,
    template,
    slugs,
    alternates = alternatesOf(route, slugs),
    switchTo = alternates,
    noindex = !isIndexed(route),
    view,
    title,
    description,
    picture,
    updatedAt,
    thing,
    search,
    models,
    layout = 'default',
    colourMode,
    type = 'website',
  } = parts;
  const path = alternates[locale];
  if (!path) throw new Error(`The page ${route} '${title}' has no slug in ${locale}`);
  return {
    path,
    template,
    locale,
    context: {
      route,
      layout,
      ...(colourMode && { colourMode }),
      alternates: switchTo,
      view,
      head: {
        ...(title !== undefined && { title: briefLine(title, MOST.title) }),
        description: briefLine(description, MOST.description),
        path,
        alternates,
        type,
        ...(picture && { picture }),
        ...(noindex && { noindex }),
        ...(updatedAt && { updatedAt }),
        ...(thing && { thing }),
        ...(search && { search }),
        ...(models && { models }),
      },
    },
  };
}
