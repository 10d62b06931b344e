import type { ViewContext } from '../components/view-context';
import { alternatesOf, type Alternates } from '../routes/alternates';
import { ROUTES, type RouteName } from '../routes/route-table';
import type { HeadView } from '../seo/head-view';
import type { PageContext } from './page-context';
import type { PageDefinition } from './page-definition';

interface PageParts extends Pick<HeadView, 'title' | 'description' | 'picture'> {
  route: RouteName;
  template: string;
  /** Slugs of the item in all languages, for routes with a slug. */
  slugs?: Parameters<typeof alternatesOf>[1];
  view: unknown;
  layout?: 'default' | 'sheet';
  colourMode?: PageContext['colourMode'];
  type?: HeadView['type'];
}

/** Puts a page together; its addresses and whether it is indexed come from the route table. */
export function makePage({ locale }: ViewContext, parts: PageParts): PageDefinition {
  const {
    route,
    template,
    slugs,
    view,
    title,
    description,
    picture,
    layout = 'default',
    colourMode,
    type = 'website',
  } = parts;
  const alternates: Alternates = alternatesOf(route, slugs);
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
      alternates,
      view,
      head: {
        ...(title !== undefined && { title }),
        description,
        path,
        alternates,
        type,
        ...(picture && { picture }),
        ...(!ROUTES[route].indexed && { noindex: true }),
      },
    },
  };
}
