import type { Queries } from '../database/queries';
import { shownRooms } from './room-queries';
import { UNOPENED_DAYS } from './contract/room';
import type { RoomNews } from '../desk/contract/today';
import { unopenedRooms } from './room-list';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function roomNews(from: Queries, now: number): Promise<RoomNews> {
  const before = new Date(now - UNOPENED_DAYS * DAY_MS).toISOString();
  const { answers } = await from
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .where('room', 'is not', null)
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  return {
    answers,
    waiting: (await shownRooms(from)).flatMap(({ id, title, client, shown }) =>
      shown ? { id, title, client, by: shown.by, since: shown.since } : [],
    ),
    unopened: (await unopenedRooms(from, new Date(now).toISOString(), before)).map(
      ({ id, title, client, given_at }) => ({
        ...{ id, title, client },
        since: given_at ?? '',
      }),
    ),
  };
}
