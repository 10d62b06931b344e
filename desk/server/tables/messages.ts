import type { Queries } from '../../../api/database/queries';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import { MESSAGE_STATES, type MessagesMark, type MessageState, type Page } from '../../contract/messages';
import { pageOf, wordsIn, type Place } from './paging';

/** `works` holds ids as JSON. */
export interface MessageRow {
  id: number;
  at: string;
  locale: LocaleCode;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  inquiry_by: 'email' | 'phone';
  work: string | null;
  works: string | null;
  event: string | null;
  room: number | null;
  /** `Arranged` as JSON. */
  arrangement: string | null;
  is_suspected: 0 | 1;
  state: MessageState;
  answeredAt: string | null;
  answeredBy: string | null;
  answering: number | null;
  answeringName: string | null;
}

const COLUMNS = `m.id, m.received_at AS at, m.locale, m.name, m.email, m.phone, m.message, m.inquiry_by, m.work, m.works,
  m.event, m.room, m.arrangement, m.is_suspected, m.state, m.answered_at AS answeredAt, m.answered_by AS answeredBy, m.answering, p.name AS answeringName`;
const FROM = 'FROM messages m LEFT JOIN desk_people p ON p.id = m.answering';

interface WantedMessages {
  state: MessageState | undefined;
  words: string;
  /** Ids of works that the search words name: messages about them are found too. */
  works: readonly string[];
  after: Place | undefined;
}

/** Takes the ids as one value, as JSON, so that a statement is not prepared for each number of them. */
const ABOUT = `(m.work IN (SELECT value FROM json_each(?)) OR EXISTS
  (SELECT 1 FROM json_each(m.works) one WHERE one.value IN (SELECT value FROM json_each(?))))`;

/** Newest first. */
export function listMessages(
  from: Queries,
  { state, words, works, after }: WantedMessages,
): Promise<Page<MessageRow>> {
  const wanted = wordsIn(fold(words));
  const about = JSON.stringify(works);
  const conditions = [
    ...(state ? ['m.state = ?'] : []),
    ...(after ? ['(m.received_at, m.id) < (?, ?)'] : []),
    ...(wanted.length > 0
      ? [
          `(${wanted.map(() => 'instr(m.folded, ?) > 0').join(' AND ')}` +
            `${works.length > 0 ? ` OR ${ABOUT}` : ''})`,
        ]
      : []),
  ];
  const values = [
    ...(state ? [state] : []),
    ...(after ? [after[0], Number(after[1])] : []),
    ...wanted,
    ...(wanted.length > 0 && works.length > 0 ? [about, about] : []),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return pageOf(
    async (limit) =>
      (await from.all(
        `SELECT ${COLUMNS} ${FROM} ${where} ORDER BY m.received_at DESC, m.id DESC LIMIT ${limit}`,
        ...values,
      )) as MessageRow[],
    ({ at, id }) => [at, String(id)],
  );
}

export async function countMessages(from: Queries): Promise<Record<MessageState, number>> {
  const rows = (await from.all('SELECT state, count(*) AS count FROM messages GROUP BY state')) as {
    state: MessageState;
    count: number;
  }[];
  const countOf = (wanted: MessageState) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return Object.fromEntries(MESSAGE_STATES.map((state) => [state, countOf(state)])) as Record<
    MessageState,
    number
  >;
}

/** Another one as soon as a message has come, gone, or been put elsewhere. */
export const messagesMark = async (from: Queries): Promise<MessagesMark> =>
  (await from.all(
    'SELECT state, count(*) AS count, max(id) AS last FROM messages GROUP BY state',
  )) as MessagesMark;

export const messageById = async (from: Queries, id: number): Promise<MessageRow | undefined> =>
  (await from.get(`SELECT ${COLUMNS} ${FROM} WHERE m.id = ?`, id)) as MessageRow | undefined;

/** Newest first. */
export const othersOf = async (
  from: Queries,
  { id, email }: Pick<MessageRow, 'id' | 'email'>,
): Promise<MessageRow[]> =>
  (await from.all(
    `SELECT ${COLUMNS} ${FROM} WHERE m.email = ? COLLATE NOCASE AND m.email <> '' AND m.id <> ?
     ORDER BY m.received_at DESC, m.id DESC LIMIT 20`,
    email,
    id,
  )) as MessageRow[];

export async function countAlsoAsked(
  from: Queries,
  { email }: Pick<MessageRow, 'email'>,
  works: readonly string[],
  since: string,
): Promise<number> {
  if (works.length === 0) return 0;
  const about = JSON.stringify(works);
  const { count } = (await from.get(
    `SELECT count(DISTINCT lower(m.email)) AS count FROM messages m
     WHERE m.received_at >= ? AND m.email <> ? COLLATE NOCASE AND m.email <> '' AND ${ABOUT}`,
    since,
    email,
    about,
    about,
  )) as { count: number };
  return count;
}

/** Archiving keeps who answered and when; going back to 'new' clears both. */
export const setState = async (
  to: Queries,
  id: number,
  state: MessageState,
  by: { name: string; at: string },
): Promise<void> => {
  await to.run(
    `UPDATE messages SET state = ?,
       answered_at = CASE ? WHEN 'answered' THEN ? WHEN 'new' THEN NULL ELSE answered_at END,
       answered_by = CASE ? WHEN 'answered' THEN ? WHEN 'new' THEN NULL ELSE answered_by END
     WHERE id = ?`,
    state,
    state,
    by.at,
    state,
    by.name,
    id,
  );
};

/** Null: nobody any more. */
export const setAnswering = (to: Queries, id: number, person: number | null): Promise<void> =>
  to.run('UPDATE messages SET answering = ? WHERE id = ?', person, id);

export const setSuspected = (to: Queries, id: number, isSuspected: boolean): Promise<void> =>
  to.run('UPDATE messages SET is_suspected = ? WHERE id = ?', isSuspected ? 1 : 0, id);

/** Answers from it, newest first. */
export const messagesOfRoom = async (from: Queries, room: number): Promise<MessageRow[]> =>
  (await from.all(
    `SELECT ${COLUMNS} ${FROM} WHERE m.room = ? ORDER BY m.received_at DESC, m.id DESC LIMIT 50`,
    room,
  )) as MessageRow[];
