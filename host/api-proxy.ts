import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ITEM_CALLS } from '../src/contract/calls';
import { FORM_PATHS } from '../src/contract/form-paths';
import { NEWSLETTER_PATHS } from '../src/contract/newsletter';
import { sendErrorJson } from './error-answer';
import { answerPlainForm, isPlainForm } from './plain-form';
import type { CurrentDeploy } from './releases/current-release';
import { encodePath } from './request-path';
import { sendFile } from './send-file';

/** What is posted: the forms, and the links of the newsletter's mails. */
const POSTED: readonly string[] = [...Object.values(FORM_PATHS), ...Object.values(NEWSLETTER_PATHS)];

/** Headers that pass to the API; no cookie, no address of the page before. */
const REQUEST_HEADERS = [
  'accept',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'x-localization',
];
/** Headers that pass back; the host has security headers of its own. */
const ANSWER_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-robots-tag',
];

interface ProxyOptions {
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  /** ms the API has for its answer. */
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
}

/** Passes on what the pages ask of the API in the browser - previews, forms, media - and nothing else. */
export function addApiProxy(app: FastifyInstance, { apiUrl, apiTimeout, currentDeploy }: ProxyOptions): void {
  const { origin, pathname } = new URL(apiUrl);
  const prefix = pathname.replace(/\/$/, '');
  app.register(replyFrom, {
    base: origin,
    disableRequestLogging: true,
    disableCache: true,
    destroyAgent: true,
  });
  const forward = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.from(prefix + encodePath(request.sitePath), {
      body: request.body,
      contentType: request.headers['content-type'],
      timeout: apiTimeout,
      // A visitor is waiting: an answer now, good or bad, beats a better one later.
      retryDelay: () => null,
      rewriteRequestHeaders: (_, headers) => ({
        ...pick(headers, REQUEST_HEADERS),
        'x-forwarded-for': request.ip,
        // At which the page is that has asked, or another one's.
        'x-forwarded-host': request.host,
      }),
      rewriteHeaders: (headers) => pick(headers, ANSWER_HEADERS),
      onError: (_, { error }) => {
        const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
        sendErrorJson(reply, status, 'The gallery’s server does not answer at the moment.');
      },
    });
  app.get(ITEM_CALLS.preview.path, forward);
  // A build that has copies of the pictures serves those; pages rendered since then name the API's own.
  app.get('/media/*', async (request, reply) => {
    const { manifest, root } = await currentDeploy();
    const copy = manifest.files[request.sitePath];
    return copy ? sendFile(request, reply, root, copy) : forward(request, reply);
  });
  const post = (request: FastifyRequest, reply: FastifyReply) =>
    isPlainForm(request)
      ? answerPlainForm(request, reply, { apiUrl, apiTimeout, currentDeploy })
      : forward(request, reply);
  for (const path of POSTED) app.post(path, post);
}

/** Refuses every other call below the API's paths: with 405 where only the method is wrong, else with 404. */
export function refuseCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(request.sitePath);
  return allowed.length === 0 || allowed.includes(request.method)
    ? sendErrorJson(reply, 404, 'Not found')
    : sendErrorJson(reply.header('Allow', allowed.join(', ')), 405, 'Method not allowed');
}

function allowedMethods(path: string): string[] {
  if (POSTED.includes(path)) return ['POST'];
  return PREVIEW.test(path) || path.startsWith('/media/') ? ['GET', 'HEAD'] : [];
}

const PREVIEW = new RegExp(`^${ITEM_CALLS.preview.path.replace(':token', '[^/]+')}$`);

/** Whether the API answers below this path, so that errors take its shape. */
export const isApiPath = (path: string): boolean => /^\/(api|media)(\/|$)/.test(path);

const pick = <Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
