import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../contract/releases';

/** ms between two questions to the host. */
const LOOK_MS = 1_000;
/** ms between two keep-alives: proxies close silent connections. */
const BEAT_MS = 15_000;

/** Server-sent events. The host is asked only while somebody listens, once for all. */
export function openLiveSite(app: FastifyInstance, read: () => Promise<Site>) {
  const listeners = new Set<PassThrough>();
  let last = '';
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const text = JSON.stringify(await read());
    if (text !== last) for (const one of listeners) one.write(eventOf(text));
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
