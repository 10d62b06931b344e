import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OfItem, type OpenItem } from '../../../contract/items/item';
import { SetSchedule, type EventMoments } from '../../../contract/items/publishing';
import { OfNews, SetNewsEnd } from '../../../contract/news-end';
import { HOME } from '../../items/home-news';
import { openShelf } from '../../items/list/open-shelf';
import { openItem, type ItemServices } from '../../items/reading/open-item';
import { trustClock } from '../../items/schedule/clock-guard';
import { eventMoments } from '../../items/schedule/event-moments';
import { giveUpNewsEnd, setNewsEnd } from '../../items/schedule/news-ends';
import { dropTime, setTime } from '../../items/schedule/set-time';
import type { Schedules } from '../../items/schedule/schedules';
import { signedInOf, windowOf } from '../../signed-in';
import { note } from '../../tables/log';

/** Times at which things happen by themselves, and who says that the clock is right by which they do. */
export function addScheduleCalls(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  const config = { may: 'publish' } as const;

  app.put<{ Params: OfItem; Body: Static<typeof SetSchedule> }>(
    '/items/:shelf/:id/schedule',
    { config, schema: { params: OfItem, body: SetSchedule } },
    async (request): Promise<OpenItem> => {
      const { person } = signedInOf(request);
      await setTime(services, request.params, request.body, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },
  );

  const home = async (request: FastifyRequest, me: number): Promise<OpenItem> => {
    schedules.changed();
    services.news.tell(HOME, windowOf(request));
    return openItem(services, HOME, me);
  };

  app.put<{ Params: Static<typeof OfNews>; Body: Static<typeof SetNewsEnd> }>(
    '/home/news/:news/end',
    { config, schema: { params: OfNews, body: SetNewsEnd } },
    async (request): Promise<OpenItem> => {
      const { person } = signedInOf(request);
      await setNewsEnd(services, { ...request.params, ...request.body }, person);
      return home(request, person.id);
    },
  );

  app.delete<{ Params: Static<typeof OfNews> }>(
    '/home/news/:news/end',
    { config, schema: { params: OfNews } },
    async (request): Promise<OpenItem> => {
      const { person } = signedInOf(request);
      await giveUpNewsEnd(services, request.params.news, person);
      return home(request, person.id);
    },
  );

  app.post('/clock', { config }, async (request, reply) => {
    const now = services.now();
    await services.database.write(async (to) => {
      await trustClock(to, now);
      await note(to, signedInOf(request).person, 'clock-trusted', { now });
    });
    schedules.changed();
    return reply.code(204).send();
  });

  app.get('/event-moments', { config }, async (request): Promise<EventMoments[]> => {
    const now = services.now();
    const place = {
      view: { catalogue: services.catalogue(), lang: signedInOf(request).person.language },
      siteUrl: services.settings.siteUrl,
      now,
    };
    const notes = await services.notes.on(services.database, 'events');
    const { all } = await openShelf(place, 'events', notes, {});
    return eventMoments(
      all.map(({ row }) => row),
      now,
    );
  });

  app.delete<{ Params: OfItem }>(
    '/items/:shelf/:id/schedule',
    { config, schema: { params: OfItem } },
    async (request): Promise<OpenItem> => {
      const { person } = signedInOf(request);
      await dropTime(services, request.params, person);
      schedules.changed();
      services.news.tell(request.params, windowOf(request));
      return openItem(services, request.params, person.id);
    },
  );
}
