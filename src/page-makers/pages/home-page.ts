import type { CreatorSummary } from '../../contract/items/creator';
import type { EventSummary } from '../../contract/items/event';
import type { HomePage } from '../../contract/page';
import type { WorkType } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';
import { newsNow, toHomeView } from '../../screens/home/home-view';
import { headPicture } from '../parts/head-picture';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

interface HomeParts {
  description: string;
  home: HomePage;
  workTypes: readonly WorkType[];
  events: readonly EventSummary[];
  creators: readonly CreatorSummary[];
}

/** Its title is the site's name alone. */
export function homePage(
  context: ViewContext,
  { description, home, workTypes, events, creators }: HomeParts,
): PageDefinition {
  // Every work has exactly one type.
  const worksCount = workTypes.reduce((sum, { count }) => sum + count, 0);
  return makePage(context, {
    route: 'index',
    template: 'home',
    title: '',
    description,
    updatedAt: home.updated_at,
    ...headPicture(context, newsNow(home.news, events, context)[0]?.image),
    view: toHomeView(home, { worksCount, events, creators }, context),
  });
}
