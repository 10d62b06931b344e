import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteIn } from '../content/published/part';
import { DeskError } from './desk-error';
import type { DeskServices } from './desk-services';

/** Placeholder in the built page, replaced in each answer (desk/vite.config.ts). */
const NONCE_PLACE = /__NONCE__/g;
const YEAR_S = 365 * 24 * 60 * 60;

/** @param site origin whose previews may be framed */
const policy = (nonce: string, site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${site}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const AWAY_POLICY = ['script', 'style', 'font', 'img', 'connect']
  .map((kind) => `${kind}-src 'self'`)
  .reduce((before, one) => `${before}; ${one}`, "default-src 'none'; frame-ancestors 'none'");

const NOT_BUILT = 'The desk is not built yet: npm run desk builds it.\n';

/** Files are cached for a year; every other address gets the page. */
export async function addPages(
  app: FastifyInstance,
  { folder, siteUrl }: { folder: string; siteUrl: string },
): Promise<void> {
  const files = path.join(folder, 'assets');
  await app.register(fastifyStatic, {
    // Without a root, as the plugin warns of one that does not exist yet.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
    setHeaders: (reply) => void reply.setHeader('cross-origin-resource-policy', 'same-origin'),
  });
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy(nonce, new URL(siteUrl).origin),
        // The address may hold an invitation's token.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(page.replace(NONCE_PLACE, nonce));
  };
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) => {
    // The page for who is without the network; all its parts are files of the desk.
    if (name.endsWith('.html')) reply.header('content-security-policy', AWAY_POLICY);
    // Caches must not send a compressed file to a client that cannot read it.
    return reply.header('vary', 'Accept-Encoding').sendFile(name, files);
  });
  // For the whole desk, whose first page has no stroke at its end; asked for anew, so that a build has its own.
  app.get('/worker.js', (_, reply) =>
    reply
      .headers({
        'service-worker-allowed': '/desk',
        // What the worker itself may ask: pages of the desk.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'x-robots-tag': 'noindex',
      })
      .sendFile('worker.js', folder, { immutable: false, maxAge: 0 }),
  );
  app.get('', (_, reply) => sendPage(reply));
  app.get('/*', (_, reply) => sendPage(reply));
}

type Services = Pick<DeskServices, 'settings' | 'database'>;

const HARMLESS = ['GET', 'HEAD'];
const JSON_TYPE = /^application\/json(;|$)/i;

/** Undefined for other pages. */
async function ownOrigin(
  request: FastifyRequest,
  { settings, database }: Services,
): Promise<string | undefined> {
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin) || new URL(origin).origin !== origin) return undefined;
  const isOneOf = (urls: readonly string[]) =>
    urls.filter(Boolean).some((url) => new URL(url).origin === origin);
  if (new URL(origin).host === request.host || isOneOf([settings.siteUrl, settings.apiPublicUrl]))
    return origin;
  const { url } = await database.read(siteIn);
  return isOneOf([url]) ? origin : undefined;
}

/** Against CSRF: browsers send an Origin, and ask before they send JSON to another origin. */
export function ownPagesOnly(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    if (HARMLESS.includes(request.method)) return;
    const isJson = JSON_TYPE.test(request.headers['content-type'] ?? '');
    // Browsers ask before they send this header to another origin, too.
    const isUpload = request.routeOptions.config.isUpload === true && 'tus-resumable' in request.headers;
    if (!(await ownOrigin(request, services)) || !(isJson || isUpload)) throw new DeskError('foreignOrigin');
  });
}

/** @throws DeskError where the page is not the desk's */
export async function placeOf(request: FastifyRequest, services: Services): Promise<{ origin: string }> {
  const origin = await ownOrigin(request, services);
  if (!origin) throw new DeskError('foreignOrigin');
  return { origin };
}
