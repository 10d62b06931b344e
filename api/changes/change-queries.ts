import { sql } from 'kysely';
import type { PublishedChanges } from '../../src/contract/hook/changes';
import { partsOf } from '../content/shelves';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';

/** Of the last changes; who asks for older ones is told that everything may have changed. */
const KEPT = 20_000;
const TAGS_OF_ONE = 1000;
/** Changes of one answer. */
const MOST = 100;

/** Notes what has become out of date, and forgets what is very old. @param at ISO time */
export async function addChange(to: Queries, tags: readonly string[], at: string): Promise<void> {
  await inTurn(partsOf(tags, TAGS_OF_ONE), (part) =>
    to
      .insertInto('changes')
      .values({ at, tags: JSON.stringify(part) })
      .execute(),
  );
  // Where two overlap in PostgreSQL, each reading what the other adds, one runs again: no number is seen after a higher one.
  await to
    .deleteFrom('changes')
    .where('number', '<=', (await newestChange(to)) - KEPT)
    .execute();
}

/** Its number; 0 before the first. */
export async function newestChange(from: Queries): Promise<number> {
  const { newest } = await from
    .selectFrom('changes')
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

/** The next ones after a number; undefined where not all of them are known any more, or the number is of another database. */
export async function changesAfter(from: Queries, after: number): Promise<PublishedChanges | undefined> {
  const newest = await newestChange(from);
  const { oldest } = await from
    .selectFrom('changes')
    .select(({ fn }) => fn.min('number').as('oldest'))
    .executeTakeFirstOrThrow();
  if (after > newest || after < Number(oldest ?? 1) - 1) return undefined;
  const rows = await from
    .selectFrom('changes')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(sql.lit(MOST))
    .execute();
  const changes = rows.map(({ number, at, tags }) => ({ number, at, tags: JSON.parse(tags) as string[] }));
  return { number: changes.at(-1)?.number ?? after, changes };
}
