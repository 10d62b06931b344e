import { sql } from 'kysely';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';

/** Whoever has something to confirm: an address of the newsletter, or the number of a wish. Both tables say it in the same columns. */
export type Asker = { subscriber: string } | { wish: number | null };

const rowOf = (asker: Asker) =>
  'wish' in asker
    ? { table: sql.table('wishes'), isIt: sql`id = ${asker.wish}` }
    : { table: sql.table('subscriptions'), isIt: sql`email = ${asker.subscriber}` };

/** That they were written to. @param now Unix ms */
export async function noteAsked(to: Queries, asker: Asker, now: number): Promise<void> {
  const { table, isIt } = rowOf(asker);
  const at = new Date(now).toISOString();
  await sql`update ${table} set asked_times = asked_times + 1, asked_at = ${at} where ${isIt}`.execute(to);
}

/** In the words and the language that were shown; `at` is Unix ms. */
export interface Consent {
  words: string;
  locale: LocaleCode;
  at: number;
}

/** The first confirmation counts. */
export async function confirm(to: Queries, asker: Asker, { words, locale, at }: Consent): Promise<void> {
  const { table, isIt } = rowOf(asker);
  await sql`update ${table} set state = 'confirmed', confirmed_at = ${new Date(at).toISOString()}, consent = ${words},
    consent_locale = ${locale}, asked_times = 0, asked_at = null, is_suspected = 0
    where ${isIt} and state <> 'confirmed'`.execute(to);
}

/** Whoever has confirmed is no robot. */
export async function setSuspected(to: Queries, asker: Asker, isSuspected: boolean): Promise<void> {
  const { table, isIt } = rowOf(asker);
  await (
    isSuspected
      ? sql`update ${table} set is_suspected = 1 where ${isIt} and state <> 'confirmed'`
      : sql`update ${table} set is_suspected = 0 where ${isIt}`
  ).execute(to);
}

export async function withdraw(to: Queries, asker: Asker): Promise<void> {
  const { table, isIt } = rowOf(asker);
  await sql`delete from ${table} where ${isIt}`.execute(to);
}

/** Whoever did not confirm in time. @param before Unix ms */
export async function deleteUnconfirmed(to: Queries, before: number): Promise<void> {
  const until = new Date(before).toISOString();
  for (const [table, since] of [
    ['subscriptions', 'subscribed_at'],
    ['wishes', 'made_at'],
  ] as const)
    await sql`delete from ${sql.table(table)}
      where state = 'pending' and coalesce(asked_at, ${sql.ref(since)}) < ${until}`.execute(to);
}
