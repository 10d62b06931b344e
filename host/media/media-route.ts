import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostMetrics } from '../metrics/host-metrics';
import type { CurrentDeploy } from '../releases/current-release';
import { queryOf } from '../requests/request-path';
import { sendFile } from '../answers/send-file';
import { createConfirmations } from './confirmations';
import type { Forward } from './forward';
import { asFile } from './kept-file';
import type { MediaStore } from './media-store';
import { sendPassed } from './send-passed';

interface MediaOptions {
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  /** ms the API has for its answer. */
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
  store: MediaStore | undefined;
  metrics: HostMetrics;
  forward: Forward;
}

/** What the host answers itself: the API would send the whole, and the host would have nothing to keep. */
const OWN = ['range', 'if-range'];

/**
 * Answers GET and HEAD below /media: from the release, where the build has copied it; from what was passed on before; or
 * from the API. An address stands for one content for ever, so what is kept is as good as the API's word, and there when
 * the API is not.
 */
export function addMediaRoute(
  app: FastifyInstance,
  { apiUrl, apiTimeout, currentDeploy, store, metrics, forward }: MediaOptions,
): void {
  const confirm = store && createConfirmations({ store, apiUrl, apiTimeout });
  const passOn = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    metrics.mediaAnswered('api');
    return forward(request, reply, {
      without: OWN,
      onResponse: (answer) => sendPassed(request, reply, answer, isNamed(request) ? store : undefined),
    });
  };
  app.get('/media/*', async (request, reply) => {
    const { manifest, root } = await currentDeploy();
    const copy = manifest.files[request.sitePath];
    if (copy) {
      metrics.mediaAnswered('release');
      return sendFile(request, reply, root, copy);
    }
    const kept = isNamed(request) ? await store?.find(request.sitePath) : undefined;
    if (!store || !kept) return passOn(request, reply);
    confirm?.(kept);
    if (kept.disposition) reply.header('Content-Disposition', kept.disposition);
    try {
      const answer = await sendFile(request, reply, store.dir, asFile(kept));
      metrics.mediaAnswered('store');
      return answer;
    } catch {
      // It has gone since it was found.
      return passOn(request, reply);
    }
  });
}

/** With a query, anybody could make up new addresses of the same file, until there is no room for others. */
const isNamed = (request: FastifyRequest): boolean => queryOf(request.raw.url ?? '') === '';
