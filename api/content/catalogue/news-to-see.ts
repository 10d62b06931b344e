import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { NewsToEnd, NewsToSee } from '../../desk/contract/today';
import { eventsOfNews, newsAdvice } from '../findings/days/news-advice';
import { HOME } from '../home-news';
import { findEntry } from '../published/find-entry';
import { newsEndsIn } from '../reading/news-ends-in';
import { textsOf } from '../shelves';
import { findDraft } from '../drafts/draft-queries';
import { allNewsEnds } from '../schedule/news-end-queries';

/** Of the home page as it is public. @param now Unix ms */
export async function newsToSee(from: Queries, siteUrl: string, now: number): Promise<NewsToSee[]> {
  const news = (await findEntry(from, HOME))?.['news'];
  const found = newsAdvice(await eventsOfNews(from, siteUrl, news), now, news);
  return ((news ?? []) as readonly { title?: unknown }[]).flatMap(({ title }, index) => {
    const names = found.filter(({ path }) => path.split('.')[1] === String(index)).map(({ name }) => name);
    return names.length === 0 ? [] : { title: textsOf(title), isOver: names.includes('newsOver') };
  });
}

/** ms that it may take once its time has come. */
const LATE_MS = 60_000;

/** That of a piece of news which is gone is said at the news alone. @param now Unix ms */
export async function newsToEnd(from: Queries, now: number): Promise<NewsToEnd[]> {
  const draft = await findDraft(from, HOME.shelf, HOME.id);
  const home = (await findEntry(from, HOME)) ?? {};
  const places = [home, withChanges(home, draft?.changes ?? [])];
  return newsEndsIn(await allNewsEnds(from), places)
    .filter(({ isVoid }) => !isVoid)
    .map((end) => ({ ...end, isLate: Date.parse(end.at) + LATE_MS < now }));
}
