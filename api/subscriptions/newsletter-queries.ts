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

export const allSubscriptions = (statements: Queries): Promise<Subscription[]> =>
  statements.selectFrom('subscriptions').selectAll().orderBy('subscribed_at').orderBy('email').execute();
