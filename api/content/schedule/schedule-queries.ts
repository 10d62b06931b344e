import type { Selectable } from 'kysely';
import type { Queries } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import type { Actor } from '../../desk/log-queries';
import { allows } from '../../people/contract/permissions';
import { personById } from '../../people/people-queries';
import { byShelf } from '../shelves';
import type { MissedTime, OfItem, Shelf } from '../contract/item';
import type { NewsSaid } from '../contract/news-end';
import type { KnownNews } from '../home-news';

export type ScheduleRow = Selectable<Tables['desk_schedules']>;

const schedules = (from: Queries) => from.selectFrom('desk_schedules').selectAll();

export const findSchedule = (from: Queries, shelf: Shelf, item: string): Promise<ScheduleRow | undefined> =>
  schedules(from).where('shelf', '=', shelf).where('item', '=', item).executeTakeFirst();

export const schedulesOf = (from: Queries, items: readonly OfItem[]): Promise<ScheduleRow[]> =>
  byShelf(items, (shelf, ids) =>
    schedules(from).where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );

/** Earliest first. */
export const allSchedules = (from: Queries): Promise<ScheduleRow[]> =>
  schedules(from).orderBy('at').execute();

type NewSchedule = Omit<ScheduleRow, 'person' | 'name' | 'unseen'> & Partial<Pick<ScheduleRow, 'unseen'>>;

/** What was missed before is seen to by it. */
export async function keepSchedule(
  to: Queries,
  { shelf, item, act, at, draft, unseen = null }: NewSchedule,
  { id, name }: Actor,
): Promise<void> {
  await dropMissed(to, shelf, item);
  const given = { act, at, person: id, name, draft, unseen };
  await to
    .insertInto('desk_schedules')
    .values({ shelf, item, ...given })
    .onConflict((on) => on.columns(['shelf', 'item']).doUpdateSet(given))
    .execute();
}

/**
 * A draft was written, or taken away, by somebody who may not publish: its time waits for whoever sets it again. What another
 * person writes in it later does not make it seen.
 *
 * @param number of the draft that there is now; null without one
 */
export async function noteUnseen(
  to: Queries,
  { shelf, item, number }: { shelf: Shelf; item: string; number: number | null },
  { id, name }: Actor,
): Promise<void> {
  const person = id === null ? undefined : await personById(to, id);
  if (person && allows(person.may, 'publish')) return;
  await to
    .updateTable('desk_schedules')
    .set({ unseen: name })
    .where('shelf', '=', shelf)
    .where('item', '=', item)
    .where('act', '=', 'publish')
    .where('draft', 'is distinct from', number)
    .execute();
}

export async function dropSchedule(to: Queries, shelf: Shelf, item: string): Promise<void> {
  await to.deleteFrom('desk_schedules').where('shelf', '=', shelf).where('item', '=', item).execute();
}

export interface MissedRow extends Pick<MissedTime, 'act' | 'at' | 'why'> {
  shelf: Shelf;
  item: string;
  person: number | null;
  name: string;
}

const missed = (from: Queries) =>
  from.selectFrom('desk_missed_times').select(['shelf', 'item', 'act', 'at', 'person', 'name', 'why']);

export const findMissed = (from: Queries, shelf: Shelf, item: string): Promise<MissedRow | undefined> =>
  missed(from).where('shelf', '=', shelf).where('item', '=', item).executeTakeFirst();

/** Latest first. */
export const allMissed = (from: Queries): Promise<MissedRow[]> =>
  missed(from).orderBy('at', 'desc').execute();

export async function keepMissed(
  to: Queries,
  { shelf, item, act, at, person, name, why }: MissedRow,
): Promise<void> {
  const given = { act, at, person, name, why };
  await to
    .insertInto('desk_missed_times')
    .values({ shelf, item, ...given })
    .onConflict((on) => on.columns(['shelf', 'item']).doUpdateSet(given))
    .execute();
}

export const dropMissed = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  dropMissedOf(to, [{ shelf, id: item }]);

export async function dropMissedOf(to: Queries, items: readonly OfItem[]): Promise<void> {
  await byShelf(items, (shelf, ids) =>
    to.deleteFrom('desk_missed_times').where('shelf', '=', shelf).where('item', 'in', ids).execute(),
  );
}

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
