import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenItem } from './contract/item';
import { HOME } from './home-news';
import { eachListed } from './list/each-listed';
import type { Row } from './list/row';
import { openItem, type ItemServices } from './reading/open-item';
import { trustClock } from './schedule/clock-guard';
import { eventMoments } from './schedule/event-moments';
import { giveUpNewsEnd, setNewsEnd } from './schedule/news-ends';
import { dropTime, setTime } from './schedule/set-time';
import type { Schedules } from './schedule/schedules';
import { signedInOf, windowOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { scheduleRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

/** Times at which things happen by themselves, and who says that the clock is right by which they do. */
export function addScheduleRoutes(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  addRoutes(app, scheduleRoutes, {
    'PUT /items/:shelf/:id/schedule': async (request) => {
      const { person } = signedInOf(request);
      await setTime(services, request.params, request.body, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },

    'PUT /home/news/:news/end': async (request) => {
      const { person } = signedInOf(request);
      await setNewsEnd(services, { ...request.params, ...request.body }, person);
      return home(request, person.id);
    },

    'DELETE /home/news/:news/end': async (request) => {
      const { person } = signedInOf(request);
      await giveUpNewsEnd(services, request.params.news, person);
      return home(request, person.id);
    },

    'POST /clock': async (request) => {
      const now = services.now();
      await services.database.write(async (to) => {
        await trustClock(to, now);
        await note(to, signedInOf(request).person, 'clock-trusted', { now });
      });
      schedules.changed();
    },

    'GET /event-moments': async () => {
      await services.relisted();
      const events: Row[] = [];
      for await (const { row } of eachListed(services.database, 'events')) events.push(row);
      return eventMoments(events, services.now());
    },

    'DELETE /items/:shelf/:id/schedule': async (request) => {
      const { person } = signedInOf(request);
      await dropTime(services, request.params, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },
  });

  const home = async (request: FastifyRequest, me: number): Promise<OpenItem> => {
    schedules.changed();
    services.news.tell(HOME, windowOf(request));
    return openItem(services, HOME, me);
  };
}
