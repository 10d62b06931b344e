import { contains } from '../database/contains';
import type { Queries } from '../database/queries';
import { SUBSCRIPTION_COLUMNS, type Subscription } from './subscription-queries';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import type { Page } from '../messages/contract/messages';
import type { SubscriberCounts } from './contract/subscribers';
import { pageOf, wordsIn, type Place } from '../database/paging';

interface WantedSubscribers {
  words: string;
  language: LocaleCode | undefined;
  after: Place | undefined;
}

/** Newest first. */
export function listSubscribers(
  from: Queries,
  { words, language, after }: WantedSubscribers,
): Promise<Page<Subscription>> {
  const found = from
    .selectFrom('subscriptions')
    .select(SUBSCRIPTION_COLUMNS)
    .where((eb) =>
      eb.and([
        ...wordsIn(fold(words)).map((word) => contains(eb.ref('folded'), word)),
        ...(language ? [eb('locale', '=', language)] : []),
        ...(after ? [eb(eb.refTuple('subscribed_at', 'email'), '<', eb.tuple(...after))] : []),
      ]),
    )
    .orderBy('subscribed_at', 'desc')
    .orderBy('email', 'desc');
  return pageOf(
    (limit) => found.limit(limit).execute(),
    ({ subscribedAt, email }) => [subscribedAt, email],
  );
}

/** @param since ISO 8601 */
export async function countSubscribers(from: Queries, since: string): Promise<SubscriberCounts> {
  const rows = await from
    .selectFrom('subscriptions')
    .select(({ fn }) => [
      'locale',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('state', '=', 'pending').as('pending'),
      fn
        .countAll<number>()
        .filterWhere('state', '<>', 'pending')
        .filterWhere(fn.coalesce('confirmed_at', 'subscribed_at'), '>=', since)
        .as('lately'),
    ])
    .groupBy('locale')
    .execute();
  const sum = (key: 'count' | 'pending' | 'lately') => rows.reduce((total, row) => total + row[key], 0);
  return {
    all: sum('count'),
    byLanguage: Object.fromEntries(
      LOCALE_CODES.map((code) => [code, rows.find(({ locale }) => locale === code)?.count ?? 0]),
    ) as Record<LocaleCode, number>,
    pending: sum('pending'),
    thisMonth: sum('lately'),
  };
}
