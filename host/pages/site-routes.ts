import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Manifest, Redirect } from '../../src/release/manifest';
import { isDataPath, pageOf } from '../../src/release/page-data';
import { meantSearch } from '../../src/routes/meant-search';
import { addVary, formsOf, RENDERED_ENCODINGS } from '../answers/compressed-answer';
import { sendErrorPage, sendErrorText, sendUnavailable } from '../answers/error-answer';
import { sendFile, tellModels } from '../answers/send-file';
import type { LivePages } from '../live/changed-pages';
import type { CurrentDeploy, Deploy } from '../releases/current-release';
import { judgeConditions } from '../requests/preconditions';
import { encodePath, queryOf } from '../requests/request-path';
import { isRendered, type Resolution, resolveBare, resolvePath } from '../requests/resolve-path';
import { type SsrAnswer, SsrUnavailable } from '../ssr/ssr-answer';
import type { RenderOptions, SsrRenderer } from '../ssr/ssr-renderer';
import { type PageScripts, scriptsOf } from './known-scripts';

/** For previews and rooms, whose addresses must not spread. */
const UNLISTED = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_TAGS: readonly string[] = [];

export interface Site {
  currentDeploy: CurrentDeploy;
  ssr: SsrRenderer;
  live: LivePages;
  sourceMaps?: boolean;
  caughtUp?: (() => Promise<void>) | undefined;
}

export function addSiteRoutes(
  app: FastifyInstance,
  { currentDeploy, ssr, live, sourceMaps = false, caughtUp }: Site,
): void {
  let served: Deploy | undefined;
  app.get('/*', async (request, reply) => {
    const deploy = await currentDeploy();
    const { manifest } = deploy;
    // After a rollback, or when another program built the release, nothing has prepared its function.
    if (served && served !== deploy) ssr.prepare(deploy).catch((error: unknown) => app.log.error(error));
    served = deploy;
    if (isSourceMap(request.sitePath) && !sourceMaps) return sendErrorPage(request, reply, deploy, 404);
    if (sourceMaps) nameSourceMap(reply, manifest, request.sitePath);
    const found = resolvePath(manifest, request.sitePath);
    const page = pageAt(request.sitePath, found);
    const canRender = isRendered(manifest, page);
    if (canRender) await caughtUp?.();
    // A filtered list, and the page of a form that its address names a work for, are rendered for each query, as their page
    // data are in the browser.
    const search =
      canRender && manifest.live ? meantSearch(pageOf(page), queryOf(request.raw.url ?? '')) : '';
    if (canRender && ((search !== '' && found?.kind !== 'redirect') || live.isLive(page, deploy)))
      return sendLive(request, reply, { deploy, ssr, found, page, search });
    if (!found) return sendErrorPage(request, reply, deploy, 404);
    if (found.kind === 'function') return sendFallback(request, reply, deploy, ssr);
    const tags = deploy.tags?.of(pageOf(page));
    // Pages with unknown tags cannot be purged when they change. Other files change only with the release.
    if (deploy.tags && (tags || !canRender) && found.kind === 'file' && found.file.cache === 'revalidate')
      request.edgeAnswer = { address: request.sitePath, tags: tags ?? NO_TAGS };
    return sendBuilt(request, reply, deploy, found);
  });
}

export async function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
): Promise<FastifyReply> {
  if (!resolvePath(deploy.manifest, request.sitePath)) return sendErrorPage(request, reply, deploy, 404);
  return sendErrorText(reply.header('Allow', 'GET, HEAD'), 405);
}

type Built = Exclude<Resolution, { kind: 'function' }>;

/** Gatsby builds one page for many paths, which the browser tells apart. */
const pageAt = (path: string, found: Resolution | undefined): string =>
  found?.kind === 'pattern' ? `/${found.file.file.replace(/\/?index\.html$/, '')}` : path;

interface LivePage {
  deploy: Deploy;
  ssr: SsrRenderer;
  found: Resolution | undefined;
  page: string;
  search: string;
}

async function sendLive(
  request: FastifyRequest,
  reply: FastifyReply,
  { deploy, ssr, found, page, search }: LivePage,
): Promise<FastifyReply> {
  const isBuilt = found !== undefined && found.kind !== 'function';
  const answer = await renderPage(request, { deploy, ssr, page, search, isOptional: isBuilt });
  if (answer?.status === 404) return sendNotFound(request, reply, deploy);
  if (answer?.status === 301) return sendMoved(request, reply, deploy, answer);
  if (answer && found?.kind === 'pattern') {
    request.loggedPath = found.pattern;
    reply.headers(UNLISTED).isPreview = true;
    return sendRendered(request, reply, answer, {
      manifest: deploy.manifest,
      page,
      cacheControl: 'no-store',
    });
  }
  if (answer) {
    // The cache rule of the file that it replaces; a longer one would hide the next change.
    const { 'cache-control': cacheControl = REVALIDATE } = deploy.manifest.live ? answer.headers : {};
    keepAtEdge(request, answer, cacheControl);
    return sendRendered(request, reply, answer, { manifest: deploy.manifest, page, cacheControl });
  }
  // The page before the change is better than none.
  if (isBuilt) return sendBuilt(request, reply, deploy, found);
  return sendUnavailable(request, reply, deploy);
}

async function sendFallback(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
  ssr: SsrRenderer,
): Promise<FastifyReply> {
  const page = request.sitePath;
  const answer = await renderPage(request, { deploy, ssr, page });
  if (!answer) return sendUnavailable(request, reply, deploy);
  if (answer.status === 404) return sendNotFound(request, reply, deploy);
  if (answer.status === 301) return sendMoved(request, reply, deploy, answer);
  const cacheControl = answer.headers['cache-control'] ?? REVALIDATE;
  keepAtEdge(request, answer, cacheControl);
  return sendRendered(request, reply, answer, { manifest: deploy.manifest, page, cacheControl });
}

function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
): FastifyReply | Promise<FastifyReply> {
  const meant = resolveBare(deploy.manifest, request.sitePath);
  return meant ? redirect(request, reply, meant) : sendErrorPage(request, reply, deploy, 404);
}

/**
 * To the address of now. Of the data at a former address Gatsby in the browser would make an empty page: where there are none
 * it asks for the page itself, and goes where that leads.
 */
function sendMoved(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
  { headers: { location } }: SsrAnswer,
): FastifyReply | Promise<FastifyReply> {
  if (location === undefined) return sendUnavailable(request, reply, deploy);
  if (isDataPath(request.sitePath)) return sendErrorPage(request, reply, deploy, 404);
  return redirect(request, reply, { to: location, status: 301 });
}

function redirect(request: FastifyRequest, reply: FastifyReply, { to, status }: Redirect): FastifyReply {
  const target = withQuery(to, queryOf(request.raw.url ?? ''));
  return reply.header('Cache-Control', REVALIDATE).redirect(target, status);
}

/** Only answers that browsers must revalidate: caches in front are purged, browsers are not. */
function keepAtEdge(request: FastifyRequest, { tags }: SsrAnswer, cacheControl: string): void {
  if (tags && cacheControl === REVALIDATE) request.edgeAnswer = { address: request.sitePath, tags };
}

function sendBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
  { root }: Deploy,
  found: Built,
): FastifyReply | Promise<FastifyReply> {
  switch (found.kind) {
    case 'file':
      return sendFile(request, reply, root, found.file);
    case 'pattern':
      request.loggedPath = found.pattern;
      reply.headers(UNLISTED).isPreview = true;
      return sendFile(request, reply, root, found.file, { cacheControl: 'no-store' });
    case 'redirect':
      return redirect(request, reply, found);
  }
}

const withQuery = (to: string, query: string): string =>
  query === '' || !to.includes('?') ? to + query : `${to}&${query.slice(1)}`;

const ANSWERS = [200, 301, 404];

interface Asked extends RenderOptions {
  deploy: Deploy;
  ssr: SsrRenderer;
  page: string;
  search?: string;
}

/** @returns undefined when the render fails, or when the renderer is crowded and there is a built page */
async function renderPage(
  request: FastifyRequest,
  { deploy, ssr, page, search = '', ...options }: Asked,
): Promise<SsrAnswer | undefined> {
  try {
    const answer = await ssr.render(deploy, encodePath(page) + search, options);
    if (ANSWERS.includes(answer.status)) return answer;
    request.log.warn(`SSR function: ${page} is answered with ${answer.status}`);
  } catch (error) {
    const isCrowd = error instanceof SsrUnavailable && error.problem === 'crowded';
    if (!isCrowd) request.log.warn(`SSR function: ${page} is not rendered: ${(error as Error).message}`);
  }
  return undefined;
}

/** @param answer the renderer's own object, not a copy: its encodings are cached by identity */
async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SsrAnswer,
  { manifest, page, cacheControl }: { manifest: Manifest; page: string; cacheControl: string },
): Promise<FastifyReply> {
  const forms = formsOf(answer);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', RENDERED_ENCODINGS) as Encoding | null;
  const etag = etagOf(forms.hash, encoding);
  const type = answer.headers['content-type'] ?? 'text/html; charset=utf-8';
  if (type.startsWith('text/html')) {
    const scripts = scriptsOf(answer, manifest, page);
    tellModels(reply, scripts.shown);
    allowScripts(request, reply, scripts);
  }
  addVary(reply, 'Accept-Encoding');
  reply.headers({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag });
  const verdict = judgeConditions(request.headers, etag);
  if (verdict === 'not-modified') return reply.code(304).send();
  if (verdict === 'failed') return reply.removeHeader('Content-Type').code(412).send();

  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.code(answer.status).send(encoding ? await forms.encoded(encoding) : answer.body);
}

function allowScripts(request: FastifyRequest, reply: FastifyReply, { known, unknown }: PageScripts): void {
  reply.inlineScripts = known;
  if (unknown.length === 0) return;
  request.log.warn(
    `${request.sitePath} has scripts that no page of the release has, which browsers do not run: ${unknown.join(' ')}`,
  );
}

const etagOf = (hash: string, encoding: Encoding | null): string =>
  `"${encoding ? `${hash}-${encoding}` : hash}"`;

const isSourceMap = (path: string): boolean => path.endsWith('.map');

/** Adds a SourceMap header, because built scripts do not name their source maps. */
function nameSourceMap(reply: FastifyReply, { files }: Manifest, path: string): void {
  const map = `${path}.map`;
  if (files[map]) reply.header('SourceMap', map);
}
