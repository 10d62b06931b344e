import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../contract/releases';
import type { ItemNews } from '../items/item-news';

/** ms between two questions to the host. */
const LOOK_MS = 1_000;
/** ms between two keep-alives: proxies close silent connections. */
const BEAT_MS = 15_000;

/** Server-sent events. The host is asked only while somebody listens, once for all. Items that change are named as `item`. */
export function openLiveSite(app: FastifyInstance, read: () => Promise<Site>, news: ItemNews) {
  const listeners = new Set<PassThrough>();
  let last = '';
  let timer: NodeJS.Timeout | undefined;

  const writeAll = (text: string) => {
    for (const one of listeners) one.write(text);
  };
  news.listen(({ shelf, id }) => writeAll(`event: item\n${eventOf(JSON.stringify({ shelf, id }))}`));
  const look = async (): Promise<void> => {
    news.look();
    const text = JSON.stringify(await read());
    if (text !== last) writeAll(eventOf(text));
    last = text;
    timer = listeners.size > 0 ? setTimeout(() => void look(), LOOK_MS) : undefined;
  };
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    for (const one of listeners) one.end();
  });

  return {
    /** @param mayGoOn asked at each keep-alive, since the session may end meanwhile */
    listen(mayGoOn: () => Promise<boolean>): PassThrough {
      const stream = new PassThrough();
      stream.write(last ? eventOf(last) : ': here\n\n');
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
      timer ??= setTimeout(() => void look(), 0);
      return stream;
    },
  };
}

const eventOf = (text: string): string => `data: ${text}\n\n`;
