import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const READABLE_HEADERS = ['ETag', 'Retry-After', 'Content-Disposition'];
const PREFLIGHT_SECONDS = 600;

/** Lets every page read what is public, and only the site's own origins post forms. */
export function allowOrigins(app: FastifyInstance, siteOrigins: string[]): void {
  void app.register(cors, {
    delegator: (
      request: FastifyRequest,
      done: (error: Error | null, options: FastifyCorsOptions) => void,
    ) => {
      const method = request.headers['access-control-request-method'] ?? request.method;
      done(null, {
        origin: method === 'POST' ? siteOrigins : '*',
        methods: ['GET', 'HEAD', 'POST'],
        exposedHeaders: READABLE_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
