import type { Catalogue } from '../published/catalogue';
import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { NewsToEnd, NewsToSee } from '../../desk/contract/today';
import { newsAdvice } from '../findings/days/news-advice';
import { HOME } from '../home-news';
import { newsEndsIn } from '../reading/news-ends-in';
import { textsOf } from '../shelves';
import { findDraft } from '../drafts/draft-queries';
import { allNewsEnds } from '../schedule/news-end-queries';

/** Of the home page as it is public. @param place `now` in Unix ms */
export function newsToSee(place: { catalogue: Catalogue; siteUrl: string; now: number }): NewsToSee[] {
  const { news } = place.catalogue.home;
  const found = newsAdvice(place, news);
  return news.flatMap(({ title }, index) => {
    const names = found.filter(({ path }) => path.split('.')[1] === String(index)).map(({ name }) => name);
    return names.length === 0 ? [] : { title: textsOf(title), isOver: names.includes('newsOver') };
  });
}

/** ms that it may take once its time has come. */
const LATE_MS = 60_000;

/** That of a piece of news which is gone is said at the news alone. @param now Unix ms */
export async function newsToEnd(from: Queries, { home }: Catalogue, now: number): Promise<NewsToEnd[]> {
  const draft = await findDraft(from, HOME.shelf, HOME.id);
  const places = [{ ...home }, withChanges({ ...home }, draft?.changes ?? [])];
  return newsEndsIn(await allNewsEnds(from), places)
    .filter(({ isVoid }) => !isVoid)
    .map((end) => ({ ...end, isLate: Date.parse(end.at) + LATE_MS < now }));
}
