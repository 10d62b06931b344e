import type { Selectable } from 'kysely';
import type { Queries } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import type { NewsSaid } from '../contract/news-end';
import type { Actor } from '../../desk/log-queries';
import type { KnownNews } from '../home-news';

/** When a piece of news goes off the home page, and what it said when that was set. */
export interface NewsEndRow extends KnownNews {
  at: string;
  person: number | null;
  name: string;
}

const readable = ({ said, ...row }: Selectable<Tables['desk_news_ends']>): NewsEndRow => ({
  ...row,
  said: JSON.parse(said) as NewsSaid,
});

const newsEnds = (from: Queries) =>
  from.selectFrom('desk_news_ends').select(['news', 'at', 'person', 'name', 'said']);

export async function findNewsEnd(from: Queries, news: string): Promise<NewsEndRow | undefined> {
  const row = await newsEnds(from).where('news', '=', news).executeTakeFirst();
  return row && readable(row);
}

/** Earliest first. */
export const allNewsEnds = async (from: Queries): Promise<NewsEndRow[]> =>
  (await newsEnds(from).orderBy('at').execute()).map(readable);

export async function keepNewsEnd(
  to: Queries,
  { news, at, said }: Pick<NewsEndRow, 'news' | 'at' | 'said'>,
  { id, name }: Actor,
): Promise<void> {
  const given = { at, person: id, name, said: JSON.stringify(said) };
  await to
    .insertInto('desk_news_ends')
    .values({ news, ...given })
    .onConflict((on) => on.column('news').doUpdateSet(given))
    .execute();
}

export async function dropNewsEnd(to: Queries, news: string): Promise<void> {
  await to.deleteFrom('desk_news_ends').where('news', '=', news).execute();
}
