import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentDeploy, Deploy } from './deploy';
import { sendErrorPage, sendErrorText } from './error-answer';
import { queryOf } from './request-path';
import { resolvePath, type Resolution } from './resolve-path';
import { sendFile } from './send-file';

/** A page that covers many paths shows a preview: it is for those who were given its address, and for now only. */
const UNLISTED = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Answers GET and HEAD of every path that no other route takes. */
export function addSiteRoutes(app: FastifyInstance, currentDeploy: CurrentDeploy): void {
  app.get('/*', async (request, reply) => {
    const deploy = await currentDeploy();
    const found = resolvePath(deploy.manifest, request.sitePath);
    return found ? sendResolution(request, reply, deploy, found) : sendErrorPage(request, reply, deploy, 404);
  });
}

/** Answers the other methods: 405 where there is something to get, 404 elsewhere. */
export async function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
): Promise<FastifyReply> {
  if (!resolvePath(deploy.manifest, request.sitePath)) return sendErrorPage(request, reply, deploy, 404);
  return sendErrorText(reply.header('Allow', 'GET, HEAD'), 405);
}

function sendResolution(
  request: FastifyRequest,
  reply: FastifyReply,
  { root }: Deploy,
  found: Resolution,
): FastifyReply | Promise<FastifyReply> {
  switch (found.kind) {
    case 'file':
      return sendFile(request, reply, root, found.file);
    case 'pattern':
      request.loggedPath = found.pattern;
      reply.headers(UNLISTED);
      return sendFile(request, reply, root, found.file, { cacheControl: 'no-store' });
    case 'redirect':
      return reply
        .header('Cache-Control', 'public, max-age=0, must-revalidate')
        .redirect(withQuery(found.to, queryOf(request.raw.url ?? '')), found.status);
  }
}

const withQuery = (to: string, query: string): string =>
  query === '' || !to.includes('?') ? to + query : `${to}&${query.slice(1)}`;
