import type { FastifyInstance } from 'fastify';
import { sendErrorText } from '../answers/error-answer';
import { decodePath, MAX_TARGET_LENGTH } from './request-path';

declare module 'fastify' {
  interface FastifyRequest {
    /** The decoded path, without query. */
    sitePath: string;
    /** What the log says of the path. */
    loggedPath: string;
  }
}

/** Reads the path of every request, and answers those that ask for nothing a path could name. */
export function readTargets(app: FastifyInstance): void {
  app.decorateRequest('sitePath', '');
  app.decorateRequest('loggedPath', '');
  app.addHook('onRequest', async (request, reply) => {
    const target = request.raw.url ?? '';
    // Asks about the server as a whole.
    if (target === '*' && request.method === 'OPTIONS') {
      return reply.code(204).header('Allow', 'GET, HEAD, POST').send();
    }
    if (target.length > MAX_TARGET_LENGTH) return sendErrorText(reply, 414);
    const path = decodePath(target);
    if (path === undefined) return sendErrorText(reply, 400);
    request.sitePath = request.loggedPath = path;
  });
}
