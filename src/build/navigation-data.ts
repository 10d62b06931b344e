import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toCreatorCardView } from '../components/creators/creator-card-view';
import { navigationDataPath, type NavigationData } from '../features/navigation/navigation-data';
import { routePath } from '../routes/route-path';
import { toEventsView } from '../screens/events/events-view';
import type { PageSource } from './pages/page-source';

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

/** Writes the lists of a language into the folder that is served, both by Gatsby's development server and by the host. */
export async function writeNavigationData(publicDir: string, source: PageSource): Promise<void> {
  const file = path.join(publicDir, navigationDataPath(source.context.locale));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(toNavigationData(source)));
}
