import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorJson } from '../answers/error-answer';
import { encodePath, queryOf } from '../requests/request-path';

/** Headers that pass to the API: those of the forms, and what signs a person in. */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'user-agent',
];
/** Headers that pass back; the desk has a policy of its own, the other security headers are the host's. */
const ANSWER_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'referrer-policy',
  'retry-after',
  'set-cookie',
  'vary',
  'x-robots-tag',
];
/** ms that the API has: what an editor publishes or sends may take a while. */
const TIMEOUT = 60_000;

/**
 * Passes the desk on to the API as it is, so that editor, preview and site have one origin; by `reply.from`, which
 * addApiProxy has added for the same API.
 */
export function addDeskProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): void {
  const { pathname } = new URL(apiUrl);
  const prefix = pathname.replace(/\/$/, '');
  app.register(async (desk) => {
    const pass = (request: FastifyRequest, reply: FastifyReply) => {
      // An invitation is in the path, and opens the desk to whoever reads it.
      request.loggedPath = request.sitePath.replace(/(\/invitation\/).+/, '$1:token');
      return reply.from(prefix + encodePath(request.sitePath) + queryOf(request.raw.url ?? ''), {
        body: request.body,
        contentType: request.headers['content-type'],
        timeout: TIMEOUT,
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => ({
          ...pick(headers, REQUEST_HEADERS),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          // By which a cookie is named, and kept to https.
          'x-forwarded-proto': request.protocol,
        }),
        rewriteHeaders: (headers) => pick(headers, ANSWER_HEADERS),
        onError: (_, { error }) => {
          const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
          sendErrorJson(reply, status, 'The desk does not answer at the moment.');
        },
      });
    };
    for (const url of ['/desk', '/desk/*'])
      desk.route({ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: pass });
  });
}

const pick = <Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
