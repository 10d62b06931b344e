import type { Queries } from '../../../../api/database/queries';
import {
  asShown,
  readableRoom,
  ROOM_COLUMNS,
  ROOM_END,
  type RoomRow,
} from '../../../../api/storage/tables/rooms';
import { fold } from '../../../../src/contract/text/fold';
import type { Page } from '../../../contract/messages';
import type { RoomList } from '../../../contract/rooms/room-calls';
import { pageOf, wordsIn, type Place } from '../../tables/paging';
import { inTurn } from '../../../../api/database/in-turn';

export interface ListedRow extends RoomRow {
  /** Ids of works, in the room's order. */
  works: string[];
  answers: number;
  newAnswers: number;
}

const PAST = `(withdrawn_at IS NOT NULL OR (token_hash IS NOT NULL AND ${ROOM_END} <= ?))`;
const IN_LIST: Record<RoomList, string> = { current: `NOT ${PAST}`, past: PAST };

interface WantedRooms {
  list: RoomList;
  words: string;
  after: Place | undefined;
  /** ISO 8601. */
  at: string;
}

/** Newest first; words are looked for in all of them. */
export async function listRooms(
  from: Queries,
  { list, words, after, at }: WantedRooms,
): Promise<Page<ListedRow>> {
  const wanted = wordsIn(fold(words));
  const conditions = [
    ...(wanted.length > 0 ? wanted.map(() => 'instr(folded, ?) > 0') : [IN_LIST[list]]),
    ...(after ? ['(made_at, id) < (?, ?)'] : []),
  ];
  const page = await pageOf(
    async (limit) =>
      (
        await from.all(
          `SELECT ${ROOM_COLUMNS} FROM rooms WHERE ${conditions.join(' AND ')}
         ORDER BY made_at DESC, id DESC LIMIT ${limit}`,
          ...(wanted.length > 0 ? wanted : [at]),
          ...(after ? [after[0], Number(after[1])] : []),
        )
      ).map(readableRoom),
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
  const pieces = (await from.all(
    'SELECT work FROM room_pieces WHERE room = ? ORDER BY position, id',
    room,
  )) as {
    work: string;
  }[];
  const { answers, fresh } = (await from.get(
    "SELECT count(*) AS answers, total(state = 'new') AS fresh FROM messages WHERE room = ?",
    room,
  )) as { answers: number; fresh: number };
  return { works: pieces.map(({ work }) => work), answers, newAnswers: fresh };
}

/** @param at ISO 8601 */
export async function countRooms(from: Queries, at: string): Promise<Record<RoomList, number>> {
  const { current, past } = (await from.get(
    `SELECT total(NOT ${PAST}) AS current, total(${PAST}) AS past FROM rooms`,
    at,
    at,
  )) as Record<RoomList, number>;
  return { current, past };
}

/** Another one as soon as somebody has opened or changed one. */
export const roomsMark = (from: Queries): Promise<unknown> =>
  from.all(
    `SELECT count(*) AS count, max(id) AS last, total(number) AS changes, total(openings) AS openings,
       max(seen_at) AS seen FROM rooms`,
  );

/** Given out, and not opened since. @param before ISO 8601 */
export const unopenedRooms = async (from: Queries, at: string, before: string): Promise<RoomRow[]> =>
  (
    await from.all(
      `SELECT ${ROOM_COLUMNS} FROM rooms WHERE token_hash IS NOT NULL AND withdrawn_at IS NULL AND ${ROOM_END} > ?
       AND openings = 0 AND is_counted = 1 AND given_at < ? ORDER BY given_at`,
      at,
      before,
    )
  ).map((row) => asShown(readableRoom(row)));
