import type { Values } from '../contract/item';
import type { NewsEnd } from '../contract/news-end';
import { hasNews } from '../home-news';
import type { NewsEndRow } from '../schedule/schedule-queries';

/** @param places the home page as it is public, and with its draft */
export const newsEndsIn = (rows: readonly NewsEndRow[], places: readonly Values[]): NewsEnd[] =>
  rows.map((row) => ({
    ...{ news: row.news, title: row.said.title, at: row.at, by: row.name },
    isVoid: !places.some((values) => hasNews(values, row)),
  }));
