import type { ExpressionBuilder } from 'kysely';
import { fold } from '../../src/contract/text/fold';
import { contains, pageOf, type Place, type Queries, wordsIn } from '../database/queries';
import { inTurn } from '../database/in-turn';
import type { Tables } from '../database/schema/tables';
import type { RoomNews } from '../desk/contract/today';
import type { Page } from '../messages/contract/messages';
import { UNOPENED_DAYS } from './contract/room';
import type { RoomList } from './contract/room-calls';
import { asShown, endedRooms, hasEnded, readableRoom, type RoomRow, shownRooms } from './room-queries';

export interface ListedRow extends RoomRow {
  /** Ids of works, in the room's order. */
  works: string[];
  answers: number;
  newAnswers: number;
}

interface WantedRooms {
  list: RoomList;
  words: string;
  after: Place | undefined;
  /** ISO 8601. */
  at: string;
}

/** Asks for rooms that are over: withdrawn, or ended. */
async function pastRooms(from: Queries, at: string) {
  const isOver = await endedRooms(from, at);
  return (eb: ExpressionBuilder<Tables, 'rooms'>) =>
    eb.or([eb('withdrawn_at', 'is not', null), eb.and([eb('token_hash', 'is not', null), isOver(eb)])]);
}

/** Newest first; words are looked for in all of them. */
export async function listRooms(
  from: Queries,
  { list, words, after, at }: WantedRooms,
): Promise<Page<ListedRow>> {
  const wanted = wordsIn(fold(words));
  const isPast = await pastRooms(from, at);
  const all = from
    .selectFrom('rooms')
    .selectAll()
    .where((eb) => {
      if (wanted.length > 0) return eb.and(wanted.map((word) => contains(eb.ref('folded'), word)));
      return list === 'past' ? isPast(eb) : eb.not(isPast(eb));
    })
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');
  const rest =
    after && all.where((eb) => eb(eb.refTuple('made_at', 'id'), '<', eb.tuple(after[0], Number(after[1]))));
  const page = await pageOf(
    async (limit) => (await (rest ?? all).limit(limit).execute()).map(readableRoom),
    ({ made_at, id }) => [made_at, String(id)],
  );
  return {
    ...page,
    lines: await inTurn(page.lines, async (row) => ({ ...row, ...(await partsOf(from, row.id)) })),
  };
}

async function partsOf(
  from: Queries,
  room: number,
): Promise<Pick<ListedRow, 'works' | 'answers' | 'newAnswers'>> {
  const pieces = await from
    .selectFrom('room_pieces')
    .select('work')
    .where('room', '=', room)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const counts = await from
    .selectFrom('messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('answers'),
      fn.countAll<number>().filterWhere('state', '=', 'new').as('newAnswers'),
    ])
    .where('room', '=', room)
    .executeTakeFirstOrThrow();
  return { works: pieces.map(({ work }) => work), ...counts };
}

/** @param at ISO 8601 */
export async function countRooms(from: Queries, at: string): Promise<Record<RoomList, number>> {
  const isPast = await pastRooms(from, at);
  return from
    .selectFrom('rooms')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere((eb) => eb.not(isPast(eb)))
        .as('current'),
      fn.countAll<number>().filterWhere(isPast).as('past'),
    ])
    .executeTakeFirstOrThrow();
}

/** Another one as soon as somebody has opened or changed one. */
export const roomsMark = (from: Queries): Promise<unknown> =>
  from
    .selectFrom('rooms')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max('id').as('last'),
      fn.sum('number').as('changes'),
      fn.sum('openings').as('openings'),
      fn.max('seen_at').as('seen'),
    ])
    .execute();

/** Given out, and not opened since. @param before ISO 8601 */
async function unopenedRooms(from: Queries, at: string, before: string): Promise<RoomRow[]> {
  const rows = await from
    .selectFrom('rooms')
    .selectAll()
    .where('token_hash', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where('openings', '=', 0)
    .where('is_counted', '=', 1)
    .where('given_at', '<', before)
    .orderBy('given_at')
    .execute();
  return rows
    .map(readableRoom)
    .filter((room) => !hasEnded(room, at))
    .map(asShown);
}

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
