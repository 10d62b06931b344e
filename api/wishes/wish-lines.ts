import { contains } from '../database/contains';
import type { Queries } from '../database/queries';
import { WISH_COLUMNS, type KeptWish } from './wish-queries';
import { fold } from '../../src/contract/text/fold';
import type { Page } from '../messages/contract/messages';
import { pageOf, wordsIn, type Place } from '../database/paging';

/** Newest first. */
export function listWishes(
  from: Queries,
  { words, after }: { words: string; after: Place | undefined },
): Promise<Page<KeptWish>> {
  const found = from
    .selectFrom('wishes')
    .select(WISH_COLUMNS)
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
    ({ madeAt, id }) => [madeAt, String(id)],
  );
}

export const wishById = (from: Queries, id: number): Promise<KeptWish | undefined> =>
  from.selectFrom('wishes').select(WISH_COLUMNS).where('id', '=', id).executeTakeFirst();

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
