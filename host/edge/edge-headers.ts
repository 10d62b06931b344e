import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LivePages } from '../live/changed-pages';
import { PROVIDERS, type EdgeProviderName } from './edge-provider';
import { edgeTags } from './edge-tags';

/** What is known of the answer to a request. */
interface EdgeAnswer {
  address: string;
  /** The answers of the API that it is made of. */
  tags: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What a cache in front may keep; undefined of what it may not. */
    edgeAnswer?: EdgeAnswer | undefined;
  }
}

const KEPT_STATUSES = [200, 304];

interface EdgeHeadersOptions {
  provider: EdgeProviderName;
  live: Pick<LivePages, 'mark' | 'haveChanged'>;
}

/**
 * Tags what a cache in front may keep. What has changed since it was asked for is not kept: it would come there after the
 * cache was told to forget it.
 */
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
