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
  apiUrl: string;
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
  store: MediaStore | undefined;
  metrics: HostMetrics;
  forward: Forward;
}

/** Not passed to the API: the host needs the whole file to keep it, and cuts the range itself. */
const OWN = ['range', 'if-range'];

/** From the release, the store or the API. A media address never changes its content. */
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
      return passOn(request, reply);
    }
  });
}

/** Addresses with a query are not kept: any number of them would name the same file and crowd out others. */
const isNamed = (request: FastifyRequest): boolean => queryOf(request.raw.url ?? '') === '';
