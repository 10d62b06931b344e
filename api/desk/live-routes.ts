import type { FastifyInstance } from 'fastify';
import type { Site } from '../releases/contract/releases';
import type { DeskServices } from './desk-services';
import type { ItemNews } from '../content/item-news';
import { openLive } from './live';
import { signedInOf } from '../people/signed-in';
import { roomsMark } from '../rooms/room-list';
import { messagesMark } from '../messages/message-queries';
import { sessionsOf } from '../people/session-queries';

/** `GET /live` tells the site itself, of messages alone that there is something new, and which items have changed. */
export function addLiveRoutes(
  app: FastifyInstance,
  { database, now, readSite, news }: DeskServices & { readSite: () => Promise<Site>; news: ItemNews },
): void {
  const live = openLive(app, {
    site: readSite,
    messages: () => database.read(messagesMark),
    // Of rooms alone that somebody has opened or changed one.
    rooms: () => database.read(roomsMark),
  });
  const stop = news.listen(
    (item) => live.tell('item', item),
    () => live.end(),
  );
  app.addHook('onClose', async () => stop());
  app.get('/live', (request, reply) => {
    const { person, session } = signedInOf(request);
    const stream = live.listen(() =>
      database.read(async (from) =>
        (await sessionsOf(from, person.id, session, now())).some(({ isThis }) => isThis),
      ),
    );
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(stream);
  });
}
