import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedNetworks } from '../../src/contract/server/visitor-network';
import { ApiError } from './api-error';
import type { GeneralMessage } from './general-messages';

/**
 * Counts what a visitor's network does in a minute, and the wide network of IPv6 around it. Needs `@fastify/rate-limit` to be
 * registered.
 *
 * @param most what one network may do
 * @returns what counts a request, and throws an ApiError 429 with the seconds to wait
 */
export function limitNetworks(
  app: FastifyInstance,
  most: number,
  refusal: GeneralMessage,
): (request: FastifyRequest) => Promise<void> {
  // The wide one is counted last: what one network is refused does not use it up for the others.
  const counters = [0, 1].map((nth) =>
    app.createRateLimit({
      timeWindow: '1 minute',
      max: ({ ip }) => boundedNetworks(ip, most)[nth]?.[1] ?? most,
      keyGenerator: ({ ip }) => boundedNetworks(ip, most)[nth]?.[0] ?? '',
    }),
  );
  return async (request) => {
    for (const count of counters.slice(0, boundedNetworks(request.ip, most).length)) {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw new ApiError(429, refusal, {}, limit.ttlInSeconds);
    }
  };
}
