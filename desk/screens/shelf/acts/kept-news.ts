import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { News } from './news';

type Done = Extract<News, { is: 'done' }>;
/** What was done, without the way back, which is made anew. */
export type KeptNews = Omit<Done, 'takeBack'>;

/** ms; who comes back to the window later has other things in mind. */
const KEPT_MS = 12 * 60 * 60_000;
const keyOf = (person: number, shelf: Collection) => `desk.done.${person}.${shelf}`;

/**
 * In this window, so that it can be taken back after the page was loaded again as well; only the last thing.
 *
 * @param ms for which it can be
 */
export function keepNews(person: number, shelf: Collection, news: News | undefined, ms = KEPT_MS): void {
  const key = keyOf(person, shelf);
  try {
    if (news?.is !== 'done' || !news.takeBack) return sessionStorage.removeItem(key);
    const { takeBack: _, ...kept } = news;
    return sessionStorage.setItem(key, JSON.stringify({ kept, until: Date.now() + ms }));
  } catch {
    // A browser that keeps nothing, or is full.
    return undefined;
  }
}

export function keptNews(person: number, shelf: Collection): KeptNews | undefined {
  try {
    const { kept, until = 0 } = JSON.parse(sessionStorage.getItem(keyOf(person, shelf)) ?? '{}') as {
      kept?: KeptNews;
      until?: number;
    };
    return until > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
}
