import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LivePages } from '../live/changed-pages';
import { PROVIDERS, type EdgeProviderName } from './edge-provider';
import { edgeTags } from './edge-tags';

interface EdgeAnswer {
  address: string;
  tags: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    edgeAnswer?: EdgeAnswer | undefined;
  }
}

const KEPT_STATUSES = [200, 304];

interface EdgeHeadersOptions {
  provider: EdgeProviderName;
  live: Pick<LivePages, 'mark' | 'haveChanged'>;
}

/** Leaves out answers whose tags changed while they were made: they would reach the cache after its purge. */
export function addEdgeHeaders(app: FastifyInstance, { provider, live }: EdgeHeadersOptions): void {
  const begun = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('edgeAnswer', undefined);
  app.addHook('onRequest', async (request) => void begun.set(request, live.mark().number));
  app.addHook('onSend', async (request, reply) => {
    const { edgeAnswer } = request;
    if (!edgeAnswer || !KEPT_STATUSES.includes(reply.statusCode)) return;
    const { address, tags } = edgeAnswer;
    if (live.haveChanged(tags, begun.get(request) ?? 0)) return;
    const named = edgeTags(address, tags);
    if (named) reply.headers(PROVIDERS[provider].headers(named));
  });
}
