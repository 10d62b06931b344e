import { toCreatorCardView } from '../../components/creators/creator-card-view';
import type { NavigationData } from '../../features/navigation/navigation-data';
import { routePath } from '../../routes/route-path';
import { toEventsView } from '../../screens/events/events-view';
import type { CreatorSummary } from '../../contract/items/creator';
import type { EventSummary } from '../../contract/items/event';
import type { WorkType } from '../../contract/items/work';
import type { ViewContext } from '../../page/view-context';

interface Lists {
  workTypes: readonly WorkType[];
  creators: readonly CreatorSummary[];
  events: readonly EventSummary[];
}

/** Current events first, then the coming, then the past ones, as on their page. */
export function toNavigationData(lists: Lists, context: ViewContext): NavigationData {
  const works = lists.workTypes.map(({ slug, title, count }) => ({
    title,
    path: routePath('works-type-slug', context.locale, { slug }),
    count,
  }));
  const creators = lists.creators.map((creator) => {
    const { name, path: creatorPath, life } = toCreatorCardView(creator, context);
    return { name, path: creatorPath, ...(life && { life }) };
  });
  const events = toEventsView(lists.events, context)
    .groups.flatMap(({ lead, others }) => (lead ? [lead, ...others] : others))
    .map(({ title, path: eventPath, dates, state }) => ({ title, path: eventPath, dates, state }));
  return { works, creators, events };
}

export const navigationText = (lists: Lists, context: ViewContext): string =>
  JSON.stringify(toNavigationData(lists, context));
