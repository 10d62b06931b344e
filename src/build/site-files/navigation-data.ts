import { toCreatorCardView } from '../../components/creators/creator-card-view';
import { navigationDataPath, type NavigationData } from '../../features/navigation/navigation-data';
import { routePath } from '../../routes/route-path';
import { toEventsView } from '../../screens/events/events-view';
import type { PageSource } from '../pages/page-source';
import type { SiteFile } from './site-file';

/** The lists of the sub-navigations; the events on view first, then those to come, then the past, as on their page. */
export function toNavigationData({ catalogue, context }: PageSource): NavigationData {
  const works = catalogue.workTypes.map(({ slug, title, count }) => ({
    title,
    path: routePath('works-type-slug', context.locale, { slug }),
    count,
  }));
  const creators = catalogue.creators.map((creator) => {
    const { name, path: creatorPath, life } = toCreatorCardView(creator, context);
    return { name, path: creatorPath, ...(life && { life }) };
  });
  const events = toEventsView(catalogue.events, context)
    .groups.flatMap(({ lead, others }) => (lead ? [lead, ...others] : others))
    .map(({ title, path: eventPath, dates, state }) => ({ title, path: eventPath, dates, state }));
  return { works, creators, events };
}

/** The lists of a language, as a file. */
export const navigationFile = (source: PageSource): SiteFile => ({
  path: navigationDataPath(source.context.locale),
  text: JSON.stringify(toNavigationData(source)),
});
