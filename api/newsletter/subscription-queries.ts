import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import type { Selectable } from 'kysely';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { ConsentState } from '../database/schema/visitors';

export interface Subscriber {
  email: string;
  name?: string;
  isProfessional: boolean;
  isSuspected?: boolean;
}

export type Subscription = Selectable<Tables['subscriptions']>;

/** Leaves an existing subscription as it is; addresses compare without case. */
export async function keepSubscription(
  statements: Queries,
  { email, name, isProfessional, isSuspected = false }: Subscriber,
  locale: LocaleCode,
  state: ConsentState = 'unasked',
): Promise<void> {
  await statements
    .insertInto('subscriptions')
    .values({
      email,
      subscribed_at: new Date().toISOString(),
      locale,
      name: name ?? null,
      is_professional: isProfessional ? 1 : 0,
      is_suspected: isSuspected ? 1 : 0,
      state,
      folded: fold([email, name ?? ''].join('\n')),
    })
    .onConflict((known) => known.column('email').doNothing())
    .execute();
}

export interface Asked {
  state: ConsentState;
  times: number;
  at: string | null;
}

export const askedOf = (statements: Queries, email: string): Promise<Asked | undefined> =>
  statements
    .selectFrom('subscriptions')
    .select(['state', 'asked_times as times', 'asked_at as at'])
    .where('email', '=', email)
    .executeTakeFirst();

export async function noteAsked(statements: Queries, email: string, now: number): Promise<void> {
  await statements
    .updateTable('subscriptions')
    .set((subscription) => ({
      asked_times: subscription('asked_times', '+', 1),
      asked_at: new Date(now).toISOString(),
    }))
    .where('email', '=', email)
    .execute();
}

interface Consent {
  words: string;
  locale: LocaleCode;
  /** Unix ms. */
  at: number;
}

/** The first confirmation counts. */
export async function confirmSubscription(
  statements: Queries,
  email: string,
  { words, locale, at }: Consent,
): Promise<void> {
  await statements
    .updateTable('subscriptions')
    .set({
      state: 'confirmed',
      confirmed_at: new Date(at).toISOString(),
      consent: words,
      consent_locale: locale,
      asked_times: 0,
      asked_at: null,
      is_suspected: 0,
    })
    .where('email', '=', email)
    .where('state', '<>', 'confirmed')
    .execute();
}

/** Whoever has confirmed is no robot. */
export async function setSubscriptionSuspected(
  statements: Queries,
  email: string,
  isSuspected: boolean,
): Promise<void> {
  const change = statements
    .updateTable('subscriptions')
    .set({ is_suspected: isSuspected ? 1 : 0 })
    .where('email', '=', email);
  await (isSuspected ? change.where('state', '<>', 'confirmed') : change).execute();
}

export async function deleteSubscription(statements: Queries, email: string): Promise<void> {
  await statements.deleteFrom('subscriptions').where('email', '=', email).execute();
}

/** @param before Unix ms */
export async function deleteUnconfirmed(statements: Queries, before: number): Promise<void> {
  await statements
    .deleteFrom('subscriptions')
    .where('state', '=', 'pending')
    .where('asked_at', '<', new Date(before).toISOString())
    .execute();
}

export const allSubscriptions = (statements: Queries): Promise<Subscription[]> =>
  statements.selectFrom('subscriptions').selectAll().orderBy('subscribed_at').orderBy('email').execute();
