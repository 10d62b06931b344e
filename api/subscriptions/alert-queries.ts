import type { Selectable } from 'kysely';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { contains, pageOf, type Place, type Queries, wordsIn } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { ConsentState } from '../database/schema/visitors';
import type { Page } from '../messages/contract/messages';

export type KeptWish = Selectable<Tables['wishes']>;
export type Wish = Pick<KeptWish, 'email' | 'wish' | 'work' | 'creator' | 'type'>;

interface NewWish extends Wish {
  isSuspected?: boolean;
}

const iso = (ms: number): string => new Date(ms).toISOString();

export const findWish = (
  statements: Queries,
  { email, wish, work, creator, type }: Wish,
): Promise<KeptWish | undefined> =>
  statements
    .selectFrom('wishes')
    .selectAll()
    .where('email', '=', email)
    .where('wish', '=', wish)
    .where('work', 'is not distinct from', work)
    .where('creator', 'is not distinct from', creator)
    .where('type', 'is not distinct from', type)
    .executeTakeFirst();

/** @returns its id */
export async function keepWish(
  statements: Queries,
  { email, wish, work, creator, type, isSuspected = false }: NewWish,
  { locale, state, now }: { locale: LocaleCode; state: ConsentState; now: number },
): Promise<number> {
  const { id } = await statements
    .insertInto('wishes')
    .values({
      made_at: iso(now),
      locale,
      email,
      wish,
      work,
      creator,
      type,
      is_suspected: isSuspected ? 1 : 0,
      state,
      folded: fold([email, wish].join('\n')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How often, and when last, the address was written to for its wishes. */
export async function writtenFor(
  statements: Queries,
  email: string,
): Promise<{ times: number; at: string | null }> {
  const { times, at } = await statements
    .selectFrom('wishes')
    .select(({ fn }) => [
      fn.sum<number | null>('asked_times').as('times'),
      fn.max<string | null>('asked_at').as('at'),
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { times: Number(times), at };
}

export const allWishes = (statements: Queries): Promise<KeptWish[]> =>
  statements.selectFrom('wishes').selectAll().orderBy('id').execute();

/** Newest first. */
export function listWishes(
  from: Queries,
  { words, after }: { words: string; after: Place | undefined },
): Promise<Page<KeptWish>> {
  const found = from
    .selectFrom('wishes')
    .selectAll()
    .where((eb) =>
      eb.and([
        ...wordsIn(fold(words)).map((word) => contains(eb.ref('folded'), word)),
        ...(after ? [eb(eb.refTuple('made_at', 'id'), '<', eb.tuple(after[0], Number(after[1])))] : []),
      ]),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(
    (limit) => found.limit(limit).execute(),
    ({ made_at, id }) => [made_at, String(id)],
  );
}

export const wishById = (from: Queries, id: number): Promise<KeptWish | undefined> =>
  from.selectFrom('wishes').selectAll().where('id', '=', id).executeTakeFirst();

export async function countWishes(from: Queries): Promise<number> {
  const { count } = await from
    .selectFrom('wishes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of works. */
export const toldOf = (from: Queries, wish: number): Promise<{ work: string; at: string }[]> =>
  from
    .selectFrom('wishes_told')
    .select(['work', 'at'])
    .where('wish', '=', wish)
    .orderBy('at')
    .orderBy('work')
    .execute();

/** The first time counts. */
export async function noteTold(to: Queries, wish: number, work: string, at: string): Promise<void> {
  await to
    .insertInto('wishes_told')
    .values({ wish, work, at })
    .onConflict((told) => told.doNothing())
    .execute();
}
