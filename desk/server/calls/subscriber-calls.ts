import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../../api/mail-links/list-file';
import { parisDay } from '../../../api/mail-links/paris-time';
import { SUBSCRIBER_LIST } from '../../../api/newsletter/subscriber-list';
import {
  askedOf,
  deleteSubscription,
  setSubscriptionSuspected,
} from '../../../api/storage/tables/subscriptions';
import {
  ChangeSubscriber,
  ListSubscribers,
  Withdraw,
  type CsvFile,
  type SubscriberPage,
} from '../../contract/subscribers';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { signedInOf } from '../signed-in';
import { note } from '../tables/log';
import { placeAfter } from '../tables/paging';
import { countSubscribers, listSubscribers } from '../tables/subscribers';
import { subscriberAnswer } from '../visitors/wish-answer';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export function addSubscriberCalls(app: FastifyInstance, { database, settings, now }: DeskServices): void {
  app.get<{ Querystring: ListSubscribers }>(
    '/subscribers',
    { schema: { querystring: ListSubscribers } },
    (request): Promise<SubscriberPage> => {
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
  );

  app.post<{ Body: Static<typeof Withdraw> }>(
    '/subscribers/withdraw',
    { schema: { body: Withdraw } },
    async (request, reply) => {
      const { person } = signedInOf(request);
      await database.write(async (to) => {
        if (!(await askedOf(to, request.body.email))) return;
        await deleteSubscription(to, request.body.email);
        await note(to, person, 'unsubscribed', { now: now() });
      });
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof ChangeSubscriber> }>(
    '/subscribers/suspected',
    { schema: { body: ChangeSubscriber } },
    async (request, reply) => {
      const { email, isSuspected } = request.body;
      await database.write(async (to) => {
        if (!(await askedOf(to, email))) throw new DeskError('notFound');
        await setSubscriptionSuspected(to, email, isSuspected);
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/subscribers/csv',
    { config: { may: 'publish', fresh: true } },
    async (request): Promise<CsvFile> => {
      const { person } = signedInOf(request);
      const csv = await database.write(async (to) => {
        const file = await listFile(to, SUBSCRIBER_LIST, {
          siteUrl: settings.siteUrl,
          language: person.language,
        });
        await note(to, person, 'exported-subscribers', { now: now(), about: String(file.count) });
        return file.csv;
      });
      return { name: `subscribers-${parisDay(now())}.csv`, csv };
    },
  );
}
