import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { LINK_PATHS } from '../../src/contract/forms/mail-links';
import { ITEM_CALLS } from '../../src/contract/kinds/calls';
import { ROOM_CODE_HEADER, ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import { addVary, RENDERED_ENCODINGS } from '../answers/compressed-answer';
import { sendErrorJson } from '../answers/error-answer';
import { answerPlainForm, isPlainForm } from '../forms/plain-form';
import { addMediaRoute, type ApiAnswer, type Forward } from '../media/media-route';
import type { MediaStore } from '../media/media-store';
import type { HostMetrics } from '../metrics/host-metrics';
import type { CurrentDeploy } from '../releases/current-release';
import { encodePath } from '../requests/request-path';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { type ApiPlaces, CONNECTIONS } from './api-places';

const POSTED: readonly string[] = [
  ...Object.values(FORM_PATHS),
  ...Object.values(LINK_PATHS).flatMap(Object.values),
];

/** Long, and in no cache. */
const PACKED: readonly string[] = [ITEM_CALLS.preview.path, ROOM_PATHS.room];
const READ: readonly string[] = [...PACKED, ROOM_PATHS.picture];
/** By the token of a room. */
const POSTED_TO_ROOMS: readonly string[] = [ROOM_PATHS.answer, ROOM_PATHS.count];

/** Neither cookies nor the referrer pass. */
const REQUEST_HEADERS = [
  'accept',
  'content-length',
  'content-type',
  'dnt',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'prefer',
  'range',
  'sec-gpc',
  'x-localization',
  ROOM_CODE_HEADER,
];
/** Security headers are the host's own. */
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

/** Bytes: of a form that is too long as well, what was typed is shown again. */
const READ_LIMIT = 256 * 1024;

interface ProxyOptions {
  places: ApiPlaces;
  apiUrl: string;
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
  ssr: SsrRenderer;
  mediaStore?: MediaStore | undefined;
  metrics: HostMetrics;
}

export function addApiProxy(
  app: FastifyInstance,
  { places, apiUrl, apiTimeout, currentDeploy, ssr, mediaStore, metrics }: ProxyOptions,
): void {
  const { origin, pathname } = new URL(apiUrl);
  const prefix = pathname.replace(/\/$/, '');
  app.register(replyFrom, {
    base: origin,
    disableRequestLogging: true,
    disableCache: true,
    destroyAgent: true,
    undici: { connections: CONNECTIONS },
  });
  const silent = (reply: FastifyReply, status: 502 | 504) =>
    sendErrorJson(reply, status, 'The gallery’s server does not answer at the moment.');
  const forward: Forward = async (request, reply, { without = [], encoding, isHeld, onResponse } = {}) => {
    if (!isHeld && !(await places.enter(reply, apiTimeout))) return silent(reply, 504);
    return reply.from(prefix + encodePath(request.sitePath), {
      body: request.body,
      contentType: request.headers['content-type'],
      timeout: apiTimeout,
      // No retries, since a visitor is waiting.
      retryDelay: () => null,
      rewriteRequestHeaders: (_, headers) => ({
        ...pick(
          headers,
          REQUEST_HEADERS.filter((name) => !without.includes(name)),
        ),
        ...(encoding && { 'accept-encoding': encoding }),
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
      }),
      rewriteHeaders: (headers) => pick(headers, ANSWER_HEADERS),
      ...(onResponse && {
        onResponse: (_, __, answer) => void onResponse(answer as unknown as ApiAnswer),
      }),
      onError: (_, { error }) => {
        silent(reply, 'statusCode' in error && error.statusCode === 504 ? 504 : 502);
      },
    });
  };
  for (const path of PACKED)
    app.get(path, (request, reply) => {
      const isHeld = mayWait(request) && places.hold(reply, { room: request.sitePath, address: request.ip });
      return forward(request, reply, {
        isHeld,
        // It is answered as it stands.
        without: isHeld ? [] : ['prefer'],
        onResponse: (answer) => sendPacked(request, reply, answer),
      });
    });
  app.get(ROOM_PATHS.picture, (request, reply) => forward(request, reply));
  addMediaRoute(app, { apiUrl, apiTimeout, currentDeploy, store: mediaStore, metrics, forward });
  const limit = app.initialConfig.bodyLimit ?? 0;
  type Post = FastifyRequest<{ Body: Buffer | null | undefined }>;
  const passOn = (request: Post, reply: FastifyReply) =>
    (request.body?.length ?? 0) > limit
      ? sendErrorJson(reply, 413, 'The request is too large.')
      : forward(request, reply);
  const post = (request: Post, reply: FastifyReply) =>
    isPlainForm(request)
      ? answerPlainForm(request, reply, { apiUrl, apiTimeout, limit, currentDeploy, ssr })
      : passOn(request, reply);
  for (const path of POSTED) app.post(path, { bodyLimit: READ_LIMIT }, post);
  for (const path of POSTED_TO_ROOMS) app.post(path, { bodyLimit: READ_LIMIT }, passOn);
}

/** `Prefer: wait=8`: a room that somebody has before them, until there is news. */
const mayWait = ({ headers }: FastifyRequest): boolean => /\bwait\b/i.test(String(headers['prefer'] ?? ''));

export function refuseCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(request.sitePath);
  return allowed.length === 0 || allowed.includes(request.method)
    ? sendErrorJson(reply, 404, 'Not found')
    : sendErrorJson(reply.header('Allow', allowed.join(', ')), 405, 'Method not allowed');
}

function allowedMethods(path: string): string[] {
  if (POSTED.includes(path) || POSTED_TO_ROOMS.some(isOf(path))) return ['POST'];
  return READ.some(isOf(path)) || path.startsWith('/media/') ? ['GET', 'HEAD'] : [];
}

const isOf =
  (path: string) =>
  (pattern: string): boolean =>
    new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path);

export const isApiPath = (path: string): boolean => /^\/(api|media)(\/|$)/.test(path);

const pick = <Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** Most of the gain for a fraction of the time. */
const BROTLI_QUALITY = 4;

const PACKERS: Record<string, () => ReturnType<typeof createGzip>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
};

/** Passes JSON of the API on as the browser takes it: a room of many pieces is a tenth as long then. */
function sendPacked(request: FastifyRequest, reply: FastifyReply, { statusCode, stream }: ApiAnswer): void {
  addVary(reply, 'Accept-Encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', RENDERED_ENCODINGS);
  const packer = encoding && PACKERS[encoding]?.();
  if (!packer || statusCode !== 200 || request.method === 'HEAD' || reply.hasHeader('content-encoding')) {
    void reply.send(stream);
    return;
  }
  // A break of the API's answer breaks this one as well, rather than end it.
  stream.on('error', (error) => packer.destroy(error));
  void reply.removeHeader('content-length').header('Content-Encoding', encoding).send(stream.pipe(packer));
}
