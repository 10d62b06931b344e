import { EventEmitter, once } from 'node:events';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer, ErrorAnswer } from '../../src/contract/common';
import { CHANGES_PATH, CHANGES_WAIT_S, PublishedChanges } from '../../src/contract/hook/changes';
import type { ApiServices } from '../api-services';
import { responses } from '../content/answers/view';
import { changesAfter, newestChange } from './change-queries';

/** Requests that are held at once; others are answered as it stands. */
const MOST_HELD = 64;

const Query = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: `the last change that is known: it is answered as soon as there is another, after ${CHANGES_WAIT_S} s at the latest. Without it the newest number is told, at once`,
    }),
  ),
});

/** What has been published since; open to all, since it names public pages alone. */
export function addChangesRoute(app: FastifyInstance, { database }: Pick<ApiServices, 'database'>): void {
  const news = new EventEmitter().setMaxListeners(MOST_HELD);
  const closing = new AbortController();
  const stop = database.listen('changes', () => news.emit('news'));
  app.addHook('preClose', async () => {
    stop();
    closing.abort();
  });

  app.get<{ Querystring: { after?: number } }>(
    CHANGES_PATH,
    {
      schema: {
        summary: 'What has been published since a change',
        tags: ['Changes'],
        querystring: Query,
        response: {
          ...responses(
            Answer(PublishedChanges),
            'The next changes; none where there was none in time',
            [422, 503],
          ),
          410: {
            ...ErrorAnswer,
            description: 'The number is not known any more: everything may have changed',
          },
        },
      },
    },
    async ({ query: { after }, raw }, reply) => {
      void reply.header('cache-control', 'no-store');
      if (after === undefined) return { data: { number: await database.read(newestChange), changes: [] } };
      const left = new AbortController();
      const leave = () => left.abort();
      raw.socket.once('close', leave);
      const end = AbortSignal.any([left.signal, closing.signal, AbortSignal.timeout(CHANGES_WAIT_S * 1000)]);
      try {
        for (;;) {
          // Before it is looked, so that nothing falls in between.
          const hearing = new AbortController();
          const isFull = news.listenerCount('news') >= MOST_HELD;
          const heard = once(news, 'news', { signal: AbortSignal.any([end, hearing.signal]) }).catch(
            () => undefined,
          );
          const data = await database.read((from) => changesAfter(from, after));
          const isAnswer = !data || data.changes.length > 0 || isFull || end.aborted;
          if (isAnswer) hearing.abort();
          await heard;
          if (!data)
            return await reply.code(410).send({
              error: { message: 'This change is not known any more: everything may have changed.' },
            });
          if (isAnswer || end.aborted) return { data };
        }
      } finally {
        raw.socket.off('close', leave);
      }
    },
  );
}
