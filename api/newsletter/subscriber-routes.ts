import type { FastifyInstance } from 'fastify';
import { listFile } from '../mail-links/list-file';
import { parisDay } from '../mail-links/paris-time';
import { SUBSCRIBER_LIST } from './subscriber-list';
import { askedOf, deleteSubscription, setSubscriptionSuspected } from './subscription-queries';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { placeAfter } from '../database/paging';
import { countSubscribers, listSubscribers } from './subscriber-queries';
import { subscriberAnswer } from '../wishes/wish-answer';
import { subscriberRoutes } from './contract/subscribers';
import { addRoutes } from '../desk/add-routes';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export function addSubscriberRoutes(app: FastifyInstance, { database, settings, now }: DeskServices): void {
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
        await deleteSubscription(to, request.body.email);
        await note(to, person, 'unsubscribed', { now: now() });
      });
    },

    'POST /subscribers/suspected': async (request) => {
      const { email, isSuspected } = request.body;
      await database.write(async (to) => {
        if (!(await askedOf(to, email))) throw new DeskError('notFound');
        await setSubscriptionSuspected(to, email, isSuspected);
      });
    },

    'POST /subscribers/csv': async (request) => {
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
  });
}
