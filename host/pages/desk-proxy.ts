import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, EVENING } from '../../src/theme/tokens';
import { sendErrorJson } from '../answers/error-answer';
import { STYLED_POLICY } from '../headers/content-security-policy';
import { encodePath, queryOf } from '../requests/request-path';
import type { ApiPlaces, HeldBy } from './api-places';

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
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
  'x-desk-window',
];
/** The desk has a Content-Security-Policy of its own; the other security headers are the host's. */
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
  'service-worker-allowed',
  'set-cookie',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'vary',
  // Lets nginx pass on the live state as it comes.
  'x-accel-buffering',
  'x-robots-tag',
];
/** Bytes; the API bounds each call itself. */
const BODY_LIMIT = 512 * 1024;
/** ms of a call: publishing and sending may take long. */
const CALL_TIMEOUT = 60_000;
const CALLS = '/desk/api/';
const LIVE = '/desk/api/live';
/** Calls that the API answers later and later, once many have failed. */
const DOOR = /^\/desk\/api\/(sign-in|lost-password|invitation|you\/confirm|you\/password)(\/|$)/;

/** Gives editor, preview and site one origin. Needs `reply.from`, which addApiProxy registers. */
export function addDeskProxy(
  app: FastifyInstance,
  { apiUrl, apiTimeout, places }: { apiUrl: string; apiTimeout: number; places: ApiPlaces },
): void {
  const { pathname } = new URL(apiUrl);
  const prefix = pathname.replace(/\/$/, '');
  // The live state never ends by itself: whoever is at the desk would keep a host that is restarted from closing.
  const open = new Set<FastifyReply['raw']>();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const answer of open) answer.destroy();
  });
  app.register(async (desk) => {
    const pass = async (request: FastifyRequest, reply: FastifyReply) => {
      // An invitation's token opens the desk, so it is not logged.
      request.loggedPath = request.sitePath.replace(/(\/invitation\/).+/, '$1:token');
      if (request.headers.accept?.includes('text/event-stream')) {
        if (isClosing) return sendDeskAway(request, reply, 502);
        open.add(reply.raw);
        reply.raw.once('close', () => open.delete(reply.raw));
      }
      // Without a place the window asks again in some seconds.
      const held = heldBy(request);
      const mayPass = held ? places.hold(reply, held) : await places.enter(reply, apiTimeout);
      if (!mayPass) return sendDeskAway(request, reply, 504);
      return reply.from(prefix + encodePath(request.sitePath) + queryOf(request.raw.url ?? ''), {
        body: request.body,
        contentType: request.headers['content-type'],
        // Pages are files: whoever opens one is told soon that the API hangs.
        timeout: request.sitePath.startsWith(CALLS) ? CALL_TIMEOUT : apiTimeout,
        retryDelay: () => null,
        rewriteRequestHeaders: (_, headers) => ({
          ...pick(headers, REQUEST_HEADERS),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          // The API needs it for the cookie's name and its Secure attribute.
          'x-forwarded-proto': request.protocol,
        }),
        rewriteHeaders: (headers) => pick(headers, ANSWER_HEADERS),
        onError: (_, { error }) => {
          const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
          sendDeskAway(request, reply, status);
        },
      });
    };
    for (const url of ['/desk', '/desk/*'])
      desk.route({
        ...{ method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: pass },
        bodyLimit: BODY_LIMIT,
      });
  });
}

/** @returns whose places a call takes that the API holds; undefined for others */
function heldBy(request: FastifyRequest): HeldBy | undefined {
  const address = request.ip;
  if (request.sitePath === LIVE) return { session: sessionOf(request), address };
  return DOOR.test(request.sitePath) ? { door: '', address } : undefined;
}

/** As the browser sends it; the API knows whose it is. */
const sessionOf = ({ headers }: FastifyRequest): string =>
  /(?:^|;\s*)(?:__Host-)?desk=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

const pick = <Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));

/** s until the browser asks again: long enough to read both languages, or to follow the link. */
const AGAIN_S = 10;

/** In the desk's languages, which a new one of the site does not add to. */
const WORDS = {
  en: {
    title: 'The desk does not answer at the moment',
    text: 'What you wrote is kept in this browser. The page is asked for again by itself.',
    again: 'Ask now',
  },
  fr: {
    title: 'Le bureau ne répond pas pour l’instant',
    text: 'Ce que vous avez écrit est gardé dans ce navigateur. La page réessaie d’elle-même.',
    again: 'Réessayer maintenant',
  },
};

const coloured = ({ background, text, accent }: Record<'background' | 'text' | 'accent', string>): string =>
  `body{background:${background};color:${text}}a{color:${accent}}`;

/** Without the site's letters, as no font of a release is asked for here. */
const STYLES = [
  'body{max-width:34em;margin:20vh auto;padding:0 20px;font:300 1.125rem/1.5 sans-serif}',
  'h1{font:inherit;font-size:1.75rem;line-height:1.2}section+section{margin-top:3em}',
  coloured(DAY),
  `@media (prefers-color-scheme:dark){${coloured(EVENING)}}`,
].join('');

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${WORDS.en.title}</title>
<style>${STYLES}</style>
${Object.entries(WORDS)
  .map(
    ([code, { title, text, again }]) =>
      `<section lang="${code}"><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></section>`,
  )
  .join('\n')}
</html>
`;

/** Where the API does not answer: what a browser opens gets a page that asks again by itself, all else what the desk reads. */
function sendDeskAway(request: FastifyRequest, reply: FastifyReply, status: 502 | 504): FastifyReply {
  const isOpened = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
  if (!isOpened) return sendErrorJson(reply, status, 'The desk does not answer at the moment.');
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': STYLED_POLICY,
      refresh: String(AGAIN_S),
    })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
