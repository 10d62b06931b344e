import type { Queries } from '../../../api/database/queries';
import { SUBSCRIPTION_COLUMNS, type Subscription } from '../../../api/storage/tables/subscriptions';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Page } from '../../contract/messages';
import type { SubscriberCounts } from '../../contract/subscribers';
import { pageOf, wordsIn, type Place } from './paging';

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
  const wanted = wordsIn(fold(words));
  const conditions = [
    ...(after ? ['(subscribed_at, email) < (?, ?)'] : []),
    ...(language ? ['locale = ?'] : []),
    ...wanted.map(() => 'instr(folded, ?) > 0'),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return pageOf(
    async (limit) =>
      (await from.all(
        `SELECT ${SUBSCRIPTION_COLUMNS} FROM subscriptions ${where}
         ORDER BY subscribed_at DESC, email DESC LIMIT ${limit}`,
        ...(after ?? []),
        ...(language ? [language] : []),
        ...wanted,
      )) as Subscription[],
    ({ subscribedAt, email }) => [subscribedAt, email],
  );
}

/** @param since ISO 8601 */
export async function countSubscribers(from: Queries, since: string): Promise<SubscriberCounts> {
  const rows = (await from.all(
    `SELECT locale, count(*) AS count, total(state = 'pending') AS pending, 
       total(state <> 'pending' AND coalesce(confirmed_at, subscribed_at) >= ?) AS lately
     FROM subscriptions GROUP BY locale`,
    since,
  )) as { locale: LocaleCode; count: number; pending: number; lately: number }[];
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
