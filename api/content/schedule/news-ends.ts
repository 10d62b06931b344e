import type { LoggedNames } from '../../people/contract/identity';
import type { NewsEnd } from '../contract/news-end';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { note, type Actor } from '../../desk/log-queries';
import { HOME, newsIn, type KnownNews } from '../home-news';
import { effectiveValues, type ItemServices } from '../reading/open-item';
import { findDraft } from '../drafts/draft-queries';
import { dropNewsEnd, findNewsEnd, keepNewsEnd, type NewsEndRow } from './news-end-queries';
import { titlesOf } from '../writing/changes';
import type { Writer } from '../writing/writer';
import { publishedItem } from '../published/item-queries';

const newsTitles = ({ news, said }: KnownNews): LoggedNames => titlesOf(news, { title: said.title });

/**
 * Of a piece that is public, or in the draft, which need not be published for it.
 *
 * @throws DeskError for a time that has passed, and where there is no such piece
 */
export async function setNewsEnd(
  services: DeskServices,
  { news, at }: Pick<NewsEnd, 'news' | 'at'>,
  me: Actor,
): Promise<void> {
  const published = await publishedItem(services, HOME);
  const now = services.now();
  if (Date.parse(at) <= now) throw new DeskError('invalid', { fields: ['at'] });
  await services.database.write(async (to) => {
    const written = effectiveValues(published, await findDraft(to, HOME.shelf, HOME.id));
    const pieces = [...newsIn(written), ...newsIn(published?.values ?? {})];
    const piece = pieces.find((one) => one.news === news);
    if (!piece) throw new DeskError('notFound');
    await keepNewsEnd(to, { ...piece, at: new Date(at).toISOString() }, me);
    await note(to, me, 'scheduled', { about: newsTitles(piece), now });
  });
}

export const giveUpNewsEnd = ({ database, now }: DeskServices, news: string, me: Actor): Promise<void> =>
  database.write(async (to) => {
    const row = await findNewsEnd(to, news);
    if (!row) return;
    await dropNewsEnd(to, news);
    await note(to, me, 'unscheduled', { about: newsTitles(row), now: now() });
  });

/** As whoever set it. Where that piece is not public, only the log says that its time has come. @throws what may pass */
export async function endNews(
  { database, now, news: told }: Pick<ItemServices, 'database' | 'now' | 'news'>,
  writer: Pick<Writer, 'endNews'>,
  row: NewsEndRow,
): Promise<void> {
  const { news, person, name: by } = row;
  const actor = { id: person, name: by };
  // Somebody may have given it up, or set another time, meanwhile.
  if ((await database.read((from) => findNewsEnd(from, news)))?.at !== row.at) return;
  if (!(await writer.endNews(row, actor)))
    await database.write(async (to) => {
      if ((await findNewsEnd(to, news))?.at !== row.at) return;
      await dropNewsEnd(to, news);
      await note(to, actor, 'news-end-void', { about: newsTitles(row), now: now() });
    });
  told.tell(HOME);
}
