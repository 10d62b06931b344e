import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { contains, pageOf, type Place, placeAfter, type Queries, wordsIn } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import { CONSENT_COLUMNS, downloadOf, type List, stateOf } from './list-file';
import { parisMoment } from './paris-time';
import type { Page } from '../messages/contract/messages';
import { signedInOf } from '../people/signed-in';
import { subscriberAnswer } from './answers';
import { type SubscriberCounts, subscriberRoutes } from './contract/subscribers';
import { allSubscriptions, askedOf, type Subscription } from './newsletter-queries';
import { setSuspected, withdraw } from './consents';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export function addSubscriberRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, now } = services;
  const download = downloadOf(services, SUBSCRIBER_LIST);
  addRoutes(app, subscriberRoutes, {
    'GET /subscribers': (request) => {
      const { q = '', language, after } = request.query;
      return database.read(async (from) => {
        const page = await listSubscribers(from, { words: q, language, after: placeAfter(after) });
        return {
          lines: page.lines.map(subscriberAnswer),
          next: page.next,
          counts: await countSubscribers(from, new Date(now() - MONTH_MS).toISOString()),
        };
      });
    },

    'POST /subscribers/withdraw': async (request) => {
      const { person } = signedInOf(request);
      await database.write(async (to) => {
        if (!(await askedOf(to, request.body.email))) return;
        await withdraw(to, { subscriber: request.body.email });
        await note(to, person, 'unsubscribed', { now: now() });
      });
    },

    'POST /subscribers/suspected': async (request) => {
      const { email, isSuspected } = request.body;
      await database.write(async (to) => {
        if (!(await askedOf(to, email))) throw new DeskError('notFound');
        await setSuspected(to, { subscriber: email }, isSuspected);
      });
    },

    'POST /subscribers/csv': (request) => download(signedInOf(request).person),
  });
}

const YES_OR_NO = { en: ['yes', 'no'], fr: ['oui', 'non'] } as const;

const SUBSCRIBER_LIST: List<Subscription> = {
  ...{ subject: 'newsletter', name: 'subscribers', act: 'exported-subscribers' },
  read: allSubscriptions,
  columns: [
    [{ en: 'email', fr: 'e-mail' }, ({ email }) => email],
    [{ en: 'name', fr: 'nom' }, ({ name }) => name],
    [
      { en: 'professional', fr: 'professionnel' },
      ({ is_professional }, language) => YES_OR_NO[language][is_professional ? 0 : 1],
    ],
    [{ en: 'language', fr: 'langue' }, ({ locale }) => locale],
    [{ en: 'state', fr: 'état' }, stateOf],
    [{ en: 'subscribed', fr: 'abonné le' }, ({ subscribed_at }) => parisMoment(subscribed_at)],
    ...CONSENT_COLUMNS,
    [{ en: 'unsubscribe', fr: 'se désabonner' }, ({ withdrawAddress }) => withdrawAddress],
  ],
};

interface WantedSubscribers {
  words: string;
  language: LocaleCode | undefined;
  after: Place | undefined;
}

/** Newest first. */
function listSubscribers(
  from: Queries,
  { words, language, after }: WantedSubscribers,
): Promise<Page<Subscription>> {
  const found = from
    .selectFrom('subscriptions')
    .selectAll()
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
    ({ subscribed_at, email }) => [subscribed_at, email],
  );
}

/** @param since ISO 8601 */
async function countSubscribers(from: Queries, since: string): Promise<SubscriberCounts> {
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
