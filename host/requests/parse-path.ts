import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../pages/api-proxy';
import { sendErrorPage, sendErrorText } from '../answers/error-answer';
import type { CurrentDeploy } from '../releases/current-release';
import { decodePath, MAX_TARGET_LENGTH } from './request-path';

declare module 'fastify' {
  interface FastifyRequest {
    sitePath: string;
    /** The path with secrets masked. */
    loggedPath: string;
  }
}

export function readTargets(app: FastifyInstance, currentDeploy: CurrentDeploy): void {
  app.decorateRequest('sitePath', '');
  app.decorateRequest('loggedPath', '');
  app.addHook('onRequest', async (request, reply) => {
    const target = request.raw.url ?? '';
    // `OPTIONS *` asks about the server as a whole (RFC 9110).
    if (target === '*' && request.method === 'OPTIONS') {
      return reply.code(204).header('Allow', 'GET, HEAD, POST').send();
    }
    if (target.length > MAX_TARGET_LENGTH) return sendErrorText(reply, 414);
    const path = decodePath(target);
    if (path === undefined) return sendBadAddress(request, reply, currentDeploy);
    request.sitePath = request.loggedPath = path;
  });
}

async function sendBadAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  currentDeploy: CurrentDeploy,
): Promise<FastifyReply> {
  const [target = ''] = (request.raw.url ?? '').split('?', 1);
  // Others than browsers get a line of text; so do targets that name no language.
  if (request.method !== 'GET' || !/^\/(?![/\\])/.test(target) || isApiPath(target))
    return sendErrorText(reply, 400);
  request.sitePath = target;
  return sendErrorPage(request, reply, await currentDeploy(), 400);
}
