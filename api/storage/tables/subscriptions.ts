import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Statements } from '../connection';

/** Who subscribes to the newsletter. */
export interface Subscriber {
  email: string;
  name?: string;
  isProfessional: boolean;
}

/**
 * `pending` waits to be confirmed by mail, and is deleted when that takes too long; `unasked` came while there was no mail
 * server to ask by, and is kept.
 */
export type SubscriptionState = 'unasked' | 'pending' | 'confirmed';

/** A subscription as it is kept; times are ISO 8601. */
export interface Subscription {
  email: string;
  name: string | null;
  isProfessional: 0 | 1;
  locale: LocaleCode;
  state: SubscriptionState;
  subscribedAt: string;
  confirmedAt: string | null;
  /** What was agreed to by the confirmation, in the words and the language that it was asked in. */
  consent: string | null;
  consentLocale: LocaleCode | null;
}

/** Keeps a subscription; an address that is there already, in whatever case, stays as it is. */
export function keepSubscription(
  statements: Statements,
  { email, name, isProfessional }: Subscriber,
  locale: LocaleCode,
  state: SubscriptionState = 'unasked',
): void {
  statements.run(
    `INSERT INTO subscriptions (email, subscribed_at, locale, name, is_professional, state)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    email,
    new Date().toISOString(),
    locale,
    name ?? null,
    isProfessional ? 1 : 0,
    state,
  );
}

/** What is known of the mails to a subscriber. */
export interface Asked {
  state: SubscriptionState;
  /** How often the address was written to, and when last. */
  times: number;
  at: string | null;
}

export const askedOf = (statements: Statements, email: string): Asked | undefined =>
  statements.get(
    'SELECT state, asked_times AS times, asked_at AS at FROM subscriptions WHERE email = ?',
    email,
  ) as Asked | undefined;

/** Notes that the address is written to once more. */
export const noteAsked = (statements: Statements, email: string, now: number): void =>
  statements.run(
    'UPDATE subscriptions SET asked_times = asked_times + 1, asked_at = ? WHERE email = ?',
    new Date(now).toISOString(),
    email,
  );

/** What was agreed to. */
interface Consent {
  words: string;
  locale: LocaleCode;
  /** ms since the epoch. */
  at: number;
}

/** Keeps that a subscription was confirmed, and by which words; the first time counts. */
export const confirmSubscription = (
  statements: Statements,
  email: string,
  { words, locale, at }: Consent,
): void =>
  statements.run(
    `UPDATE subscriptions SET state = 'confirmed', confirmed_at = ?, consent = ?, consent_locale = ?,
       asked_times = 0, asked_at = NULL
     WHERE email = ? AND state <> 'confirmed'`,
    new Date(at).toISOString(),
    words,
    locale,
    email,
  );

export const deleteSubscription = (statements: Statements, email: string): void =>
  statements.run('DELETE FROM subscriptions WHERE email = ?', email);

const UNCONFIRMED = "state = 'pending' AND asked_at < ?";

/** Deletes what was asked about before a time (ms since the epoch) and never confirmed. */
export const deleteUnconfirmed = (statements: Statements, before: number): void =>
  statements.run(`DELETE FROM subscriptions WHERE ${UNCONFIRMED}`, new Date(before).toISOString());

/** The columns of a subscription, by the names of `Subscription`. */
export const SUBSCRIPTION_COLUMNS = `email, name, is_professional AS isProfessional, locale, state,
  subscribed_at AS subscribedAt, confirmed_at AS confirmedAt, consent, consent_locale AS consentLocale`;

/** All subscriptions, the oldest first. */
export const allSubscriptions = (statements: Statements): Subscription[] =>
  statements.all(
    `SELECT ${SUBSCRIPTION_COLUMNS}
     FROM subscriptions ORDER BY subscribed_at, email`,
  ) as Subscription[];
