import type { Queries } from '../../../../api/database/queries';
import type { NewsSaid } from '../../../contract/news-end';
import type { Actor } from '../../tables/log';
import type { KnownNews } from '../home-news';

/** When a piece of news goes off the home page, and what it said when that was set. */
export interface NewsEndRow extends KnownNews {
  at: string;
  person: number | null;
  name: string;
}

type Stored = Omit<NewsEndRow, 'said'> & { said: string };

const COLUMNS = 'news, at, person, name, said';
const readable = ({ said, ...row }: Stored): NewsEndRow => ({ ...row, said: JSON.parse(said) as NewsSaid });

export async function findNewsEnd(from: Queries, news: string): Promise<NewsEndRow | undefined> {
  const row = await from.get(`SELECT ${COLUMNS} FROM desk_news_ends WHERE news = ?`, news);
  return row === undefined ? undefined : readable(row as Stored);
}

/** Earliest first. */
export const allNewsEnds = async (from: Queries): Promise<NewsEndRow[]> =>
  ((await from.all(`SELECT ${COLUMNS} FROM desk_news_ends ORDER BY at`)) as Stored[]).map(readable);

export const keepNewsEnd = (
  to: Queries,
  { news, at, said }: Pick<NewsEndRow, 'news' | 'at' | 'said'>,
  { id, name }: Actor,
): Promise<void> =>
  to.run(
    `INSERT OR REPLACE INTO desk_news_ends (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`,
    ...[news, at, id, name, JSON.stringify(said)],
  );

export const dropNewsEnd = (to: Queries, news: string): Promise<void> =>
  to.run('DELETE FROM desk_news_ends WHERE news = ?', news);
