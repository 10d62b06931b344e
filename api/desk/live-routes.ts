import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ItemNews } from '../content/presence';
import { messagesMark } from '../messages/message-queries';
import { sessionsOf } from '../people/session-queries';
import { signedInOf } from '../people/signed-in';
import type { Site } from '../releases/contract/releases';
import { roomsMark } from '../rooms/room-list';
import type { DeskServices } from './desk-services';

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

/** ms between two looks; with the time on the way, news are there within a second. */
const LOOK_MS = 500;
/** ms between two keep-alives: proxies close silent connections. */
const BEAT_MS = 15_000;

/**
 * Server-sent events, one for each subject. Looks only while somebody listens, once for all.
 * @param subjects read what is told of each; a slow one does not delay the others, one that fails is read again
 */
function openLive(app: FastifyInstance, subjects: Readonly<Record<string, () => Promise<unknown>>>) {
  const listeners = new Set<PassThrough>();
  const told = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();

  const look = async (subject: string, read: () => Promise<unknown>): Promise<void> => {
    const news = await read().catch(() => undefined);
    const event = `event: ${subject}\ndata: ${JSON.stringify(news)}\n\n`;
    if (news !== undefined && event !== told.get(subject)) {
      for (const one of listeners) one.write(event);
      told.set(subject, event);
    }
    if (listeners.size > 0) return begin(subject, read, LOOK_MS);
    timers.delete(subject);
    told.delete(subject);
  };
  const begin = (subject: string, read: () => Promise<unknown>, afterMs: number): void =>
    void timers.set(
      subject,
      setTimeout(() => void look(subject, read), afterMs),
    );
  const end = () => {
    for (const one of listeners) one.end();
    listeners.clear();
  };
  app.addHook('preClose', async () => {
    for (const timer of timers.values()) clearTimeout(timer);
    end();
  });

  return {
    /** Whoever listens comes again, and asks for all that may have been missed. */
    end,
    /** To whoever listens now. */
    tell(event: string, news: object): void {
      for (const one of listeners) one.write(`event: ${event}\ndata: ${JSON.stringify(news)}\n\n`);
    },
    /** @param mayGoOn asked at each keep-alive, since the session may end meanwhile */
    listen(mayGoOn: () => Promise<boolean>): PassThrough {
      const stream = new PassThrough();
      stream.write([': here\n\n', ...told.values()].join(''));
      const beat = setInterval(() => {
        mayGoOn().then(
          (may) => void (may ? stream.write(': here\n\n') : stream.end()),
          () => undefined,
        );
      }, BEAT_MS);
      stream.on('close', () => {
        clearInterval(beat);
        listeners.delete(stream);
      });
      listeners.add(stream);
      for (const [subject, read] of Object.entries(subjects))
        if (!timers.has(subject)) begin(subject, read, 0);
      return stream;
    },
  };
}
