import type { FastifyInstance } from 'fastify';
import { matches } from '../../src/contract/check';
import { hookHeadersOf, judgeSignature } from '../../src/contract/hook/hook-signature';
import { CATCH_UP_PATH, CatchUp } from '../../src/contract/hook/rebuild';
import type { ApiServices } from '../api-services';

const BODY_LIMIT_BYTES = 1024;

/** Called by a host after its start. A replayed call only tells the hosts once more. */
export function addCatchUpRoute(
  app: FastifyInstance,
  { settings: { rebuildHookUrl, rebuildSecret }, greet }: Pick<ApiServices, 'settings' | 'greet'>,
): void {
  if (!rebuildHookUrl || !greet) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post(
    CATCH_UP_PATH,
    { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
    async ({ headers, body }, reply) => {
      const text = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      void reply.header('cache-control', 'no-store');
      if (judgeSignature(rebuildSecret, hookHeadersOf(headers), text, Date.now()) !== 'right') {
        const message = 'The signature is missing or wrong, or of another time: sign with REBUILD_SECRET.';
        return reply.code(401).send({ error: { message } });
      }
      const call = parsed(text);
      if (!matches(CatchUp, call)) {
        return reply.code(422).send({ error: { message: 'The body is to be { "greeting" }.' } });
      }
      greet(call.greeting);
      return reply.code(202).send({ data: {} });
    },
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
