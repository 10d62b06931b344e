import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Queries } from '../../database/queries';

export interface Subscriber {
  email: string;
  name?: string;
  isProfessional: boolean;
  isSuspected?: boolean;
}

/** `pending`: deleted when not confirmed in time. `unasked`: came without a mail server, and is kept. */
export type SubscriptionState = 'unasked' | 'pending' | 'confirmed';

/** Times are ISO 8601. */
export interface Subscription {
  email: string;
  name: string | null;
  isProfessional: 0 | 1;
  /** The field for robots was filled, and nobody has confirmed yet. */
  isSuspected: 0 | 1;
  locale: LocaleCode;
  state: SubscriptionState;
  subscribedAt: string;
  confirmedAt: string | null;
  /** The words of consent, in the language they were shown in. */
  consent: string | null;
  consentLocale: LocaleCode | null;
}

/** Leaves an existing subscription as it is; addresses compare without case. */
export async function keepSubscription(
  statements: Queries,
  { email, name, isProfessional, isSuspected = false }: Subscriber,
  locale: LocaleCode,
  state: SubscriptionState = 'unasked',
): Promise<void> {
  await statements.run(
    `INSERT INTO subscriptions (email, subscribed_at, locale, name, is_professional, is_suspected, state, folded)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    email,
    new Date().toISOString(),
    locale,
    name ?? null,
    isProfessional ? 1 : 0,
    isSuspected ? 1 : 0,
    state,
    fold([email, name ?? ''].join('\n')),
  );
}

export interface Asked {
  state: SubscriptionState;
  times: number;
  at: string | null;
}

export const askedOf = async (statements: Queries, email: string): Promise<Asked | undefined> =>
  (await statements.get(
    'SELECT state, asked_times AS times, asked_at AS at FROM subscriptions WHERE email = ?',
    email,
  )) as Asked | undefined;

export const noteAsked = (statements: Queries, email: string, now: number): Promise<void> =>
  statements.run(
    'UPDATE subscriptions SET asked_times = asked_times + 1, asked_at = ? WHERE email = ?',
    new Date(now).toISOString(),
    email,
  );

interface Consent {
  words: string;
  locale: LocaleCode;
  /** Unix ms. */
  at: number;
}

/** The first confirmation counts. */
export const confirmSubscription = (
  statements: Queries,
  email: string,
  { words, locale, at }: Consent,
): Promise<void> =>
  statements.run(
    `UPDATE subscriptions SET state = 'confirmed', confirmed_at = ?, consent = ?, consent_locale = ?,
       asked_times = 0, asked_at = NULL, is_suspected = 0
     WHERE email = ? AND state <> 'confirmed'`,
    new Date(at).toISOString(),
    words,
    locale,
    email,
  );

/** Whoever has confirmed is no robot. */
export const setSubscriptionSuspected = (
  statements: Queries,
  email: string,
  isSuspected: boolean,
): Promise<void> =>
  statements.run(
    "UPDATE subscriptions SET is_suspected = iif(state = 'confirmed', 0, ?) WHERE email = ?",
    isSuspected ? 1 : 0,
    email,
  );

export const deleteSubscription = (statements: Queries, email: string): Promise<void> =>
  statements.run('DELETE FROM subscriptions WHERE email = ?', email);

const UNCONFIRMED = "state = 'pending' AND asked_at < ?";

/** @param before Unix ms */
export const deleteUnconfirmed = (statements: Queries, before: number): Promise<void> =>
  statements.run(`DELETE FROM subscriptions WHERE ${UNCONFIRMED}`, new Date(before).toISOString());

/** Suspected ones that were never confirmed. @param before ISO 8601 */
export async function deleteSuspected(statements: Queries, before: string): Promise<number> {
  const where = 'is_suspected = 1 AND subscribed_at < ?';
  const { count } = (await statements.get(
    `SELECT count(*) AS count FROM subscriptions WHERE ${where}`,
    before,
  )) as {
    count: number;
  };
  await statements.run(`DELETE FROM subscriptions WHERE ${where}`, before);
  return count;
}

export const SUBSCRIPTION_COLUMNS = `email, name, is_professional AS isProfessional, is_suspected AS isSuspected, locale, state,
  subscribed_at AS subscribedAt, confirmed_at AS confirmedAt, consent, consent_locale AS consentLocale`;

export const allSubscriptions = async (statements: Queries): Promise<Subscription[]> =>
  (await statements.all(
    `SELECT ${SUBSCRIPTION_COLUMNS}
     FROM subscriptions ORDER BY subscribed_at, email`,
  )) as Subscription[];
