import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Statements } from './connection';

/** Who subscribes to the newsletter. */
export interface Subscriber {
  email: string;
  name?: string;
  isProfessional: boolean;
}

/** Keeps a subscription; an address that is there already, in whatever case, stays as it is. */
export function keepSubscription(
  statements: Statements,
  { email, name, isProfessional }: Subscriber,
  locale: LocaleCode,
): void {
  statements.run(
    `INSERT INTO subscriptions (email, subscribed_at, locale, name, is_professional)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
    email,
    new Date().toISOString(),
    locale,
    name ?? null,
    isProfessional ? 1 : 0,
  );
}
