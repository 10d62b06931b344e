import { type Selectable, sql } from 'kysely';
import type { ContactBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { contains, pageOf, type Place, type Queries, wordsIn } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { Arranged, Enquired } from '../forms/enquired';
import type { MessageState, MessagesMark, Page } from './contract/messages';

/** With who is answering it. */
export type MessageRow = Selectable<Tables['messages']> & { answeringName: string | null };

/** With who is answering each; newest first. */
const messagesOf = (from: Queries) =>
  from
    .selectFrom('messages as m')
    .leftJoin('desk_people as p', 'p.id', 'm.answering')
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id', 'desc');

/** Ids of the works that a message is about. */
export const worksOf = ({ work, works }: Pick<MessageRow, 'work' | 'works'>): string[] => [
  ...new Set([...(work ? [work] : []), ...(works ? (JSON.parse(works) as string[]) : [])]),
];

interface WantedMessages {
  state: MessageState | undefined;
  words: string;
  /** Ids of works that the search words name: messages about them are found too. */
  works: readonly string[];
  after: Place | undefined;
}

const placeOf = ({ received_at, id }: Pick<MessageRow, 'received_at' | 'id'>): Place => [
  received_at,
  String(id),
];

function messagesAfter(from: Queries, { state, after }: Pick<WantedMessages, 'state' | 'after'>) {
  const all = messagesOf(from);
  const inState = state ? all.where('m.state', '=', state) : all;
  if (!after) return inState;
  const [at, id] = [after[0], Number(after[1])];
  return inState.where((eb) => eb(eb.refTuple('m.received_at', 'm.id'), '<', eb.tuple(at, id)));
}

/** Newest first. */
export function listMessages(from: Queries, wanted: WantedMessages): Promise<Page<MessageRow>> {
  const words = wordsIn(fold(wanted.words));
  const page = async (limit: number): Promise<MessageRow[]> => {
    if (words.length > 0 && wanted.works.length > 0) {
      const ids = await idsFound(from, { ...wanted, words }, limit);
      return ids.length > 0
        ? messagesOf(from).selectAll('m').select('p.name as answeringName').where('m.id', 'in', ids).execute()
        : [];
    }
    return messagesAfter(from, wanted)
      .selectAll('m')
      .select('p.name as answeringName')
      .where((eb) => eb.and(words.map((word) => contains(eb.ref('m.folded'), word))))
      .limit(limit)
      .execute();
  };
  return pageOf(page, placeOf);
}

/** Messages that are read at a time where it is looked at which works they are about. */
const BLOCK = 1000;

/**
 * The first messages that hold all words, or are about one of the works. The works of a message are JSON, and words can name
 * all works that there are, so that messages are read until enough are found.
 */
async function idsFound(
  from: Queries,
  { state, after, words, works }: Omit<WantedMessages, 'words'> & { words: readonly string[] },
  limit: number,
): Promise<number[]> {
  const named = new Set(works);
  const found: number[] = [];
  for (let place = after, isMore = true; isMore && found.length < limit; ) {
    const block = await messagesAfter(from, { state, after: place })
      .select((eb) => [
        ...(['m.id', 'm.received_at', 'm.work', 'm.works'] as const),
        eb.and(words.map((word) => contains(eb.ref('m.folded'), word))).as('hasWords'),
      ])
      .where((eb) =>
        eb.or([
          eb.and(words.map((word) => contains(eb.ref('m.folded'), word))),
          eb('m.work', 'is not', null),
          eb('m.works', 'is not', null),
        ]),
      )
      .limit(BLOCK)
      .execute();
    for (const row of block)
      if (row.hasWords || worksOf(row).some((work) => named.has(work))) found.push(row.id);
    const last = block.at(-1);
    isMore = block.length === BLOCK;
    place = last && placeOf(last);
  }
  return found.slice(0, limit);
}

export async function countMessages(from: Queries): Promise<Record<MessageState, number>> {
  const rows = await from
    .selectFrom('messages')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (wanted: MessageState) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { new: countOf('new'), answered: countOf('answered'), archived: countOf('archived') };
}

/** Another one as soon as a message has come, gone, or been put elsewhere. */
export const messagesMark = (from: Queries): Promise<MessagesMark> =>
  from
    .selectFrom('messages')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .groupBy('state')
    .orderBy('state')
    .execute();

export const messageById = (from: Queries, id: number): Promise<MessageRow | undefined> =>
  messagesOf(from).selectAll('m').select('p.name as answeringName').where('m.id', '=', id).executeTakeFirst();

/** Addresses are the same in capitals; the index of the column is this expression. */
const sender = sql<string>`m.email collate NOCASE`;

/** Newest first. */
export const othersOf = (
  from: Queries,
  { id, email }: Pick<MessageRow, 'id' | 'email'>,
): Promise<MessageRow[]> =>
  messagesOf(from)
    .selectAll('m')
    .select('p.name as answeringName')
    .where(sender, '=', email)
    .where('m.email', '<>', '')
    .where('m.id', '<>', id)
    .limit(20)
    .execute();

/** How many others have asked for one of the works. @param since ISO 8601 */
export async function countAlsoAsked(
  from: Queries,
  { email }: Pick<MessageRow, 'email'>,
  works: readonly string[],
  since: string,
): Promise<number> {
  if (works.length === 0) return 0;
  const rows = await from
    .selectFrom('messages as m')
    .select(['m.email', 'm.work', 'm.works'])
    .where('m.received_at', '>=', since)
    .where(sender, '<>', email)
    .where('m.email', '<>', '')
    .where((eb) => eb.or([eb('m.work', 'is not', null), eb('m.works', 'is not', null)]))
    .execute();
  const asking = rows.filter((row) => worksOf(row).some((work) => works.includes(work)));
  return new Set(asking.map((row) => row.email.toLowerCase())).size;
}

/** Archiving keeps who answered and when; going back to 'new' clears both. */
export async function setState(
  to: Queries,
  id: number,
  state: MessageState,
  by: { name: string; at: string },
): Promise<void> {
  const answered = {
    answered: { answered_at: by.at, answered_by: by.name },
    new: { answered_at: null, answered_by: null },
    archived: {},
  }[state];
  await to
    .updateTable('messages')
    .set({ state, ...answered })
    .where('id', '=', id)
    .execute();
}

/** Null: nobody any more. */
export async function setAnswering(to: Queries, id: number, person: number | null): Promise<void> {
  await to.updateTable('messages').set({ answering: person }).where('id', '=', id).execute();
}

export async function setSuspected(to: Queries, id: number, isSuspected: boolean): Promise<void> {
  const values = { is_suspected: isSuspected ? (1 as const) : (0 as const) };
  await to.updateTable('messages').set(values).where('id', '=', id).execute();
}

/** Answers from it, newest first. */
export const messagesOfRoom = (from: Queries, room: number): Promise<MessageRow[]> =>
  messagesOf(from)
    .selectAll('m')
    .select('p.name as answeringName')
    .where('m.room', '=', room)
    .limit(50)
    .execute();

/** Of any form whose answer is a message. */
type Kept = Pick<ContactBody, 'name' | 'email' | 'phone' | 'message' | 'inquiry_by'>;

type KeptAbout = Enquired<{ id: string }, { id: string }> & {
  room?: number;
  arranged?: Arranged | undefined;
  isSuspected?: boolean;
};

export async function keepMessage(
  statements: Queries,
  { name, email, phone, message, inquiry_by }: Kept,
  { work, works, event, room, arranged, isSuspected = false }: KeptAbout,
  locale: LocaleCode,
): Promise<number> {
  const selection = works.length > 0 ? JSON.stringify(works.map(({ id }) => id)) : null;
  const { id } = await statements
    .insertInto('messages')
    .values({
      received_at: new Date().toISOString(),
      locale,
      name,
      email,
      phone: phone ?? null,
      message,
      inquiry_by,
      work: work?.id ?? null,
      works: selection,
      event: event?.id ?? null,
      room: room ?? null,
      arrangement: arranged ? JSON.stringify(arranged) : null,
      is_suspected: isSuspected ? 1 : 0,
      folded: fold([name, email, message].join('\n')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
