import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorPage, sendErrorText, sendUnavailable } from '../answers/error-answer';
import type { LivePages } from '../live/changed-pages';
import type { CurrentDeploy, Deploy } from '../releases/current-release';
import { pageOf } from '../../src/release/page-data';
import { meantSearch } from '../../src/routes/works-filter';
import { renderPage } from './ask-function';
import { queryOf } from '../requests/request-path';
import { isRendered, resolvePath, type Resolution } from '../requests/resolve-path';
import { sendFile } from '../answers/send-file';
import { sendRendered } from '../answers/send-rendered';
import { isSourceMap, nameSourceMap } from '../answers/source-maps';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer } from '../ssr/ssr-renderer';

/** A page that covers many paths shows a preview: it is for those who were given its address, and for now only. */
const UNLISTED = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Such an answer may be kept, but has to be asked for each time. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NO_TAGS: readonly string[] = [];

export interface Site {
  currentDeploy: CurrentDeploy;
  ssr: SsrRenderer;
  live: LivePages;
  /** Whether source maps are for everyone. */
  sourceMaps?: boolean;
  /** Resolves when the host knows what was edited while it was down; it knows at once unless told. */
  caughtUp?: (() => Promise<void>) | undefined;
}

/** Answers GET and HEAD of every path that no other route takes. */
export function addSiteRoutes(
  app: FastifyInstance,
  { currentDeploy, ssr, live, sourceMaps = false, caughtUp }: Site,
): void {
  let served: Deploy | undefined;
  app.get('/*', async (request, reply) => {
    const deploy = await currentDeploy();
    const { manifest } = deploy;
    // A release that the host has not built itself, or built before (a rollback), has not been prepared.
    if (served && served !== deploy) ssr.prepare(deploy).catch((error: unknown) => app.log.error(error));
    served = deploy;
    if (isSourceMap(request.sitePath) && !sourceMaps) return sendErrorPage(request, reply, deploy, 404);
    if (sourceMaps) nameSourceMap(reply, manifest, request.sitePath);
    const found = resolvePath(manifest, request.sitePath);
    const page = pageAt(request.sitePath, found);
    const canRender = isRendered(manifest, page);
    if (canRender) await caughtUp?.();
    // A list of which something is asked is made for whoever asks, as the browser's data of it are.
    const search =
      canRender && manifest.live ? meantSearch(pageOf(page), queryOf(request.raw.url ?? '')) : '';
    if (canRender && (search !== '' || live.isLive(page, deploy)))
      return sendLive(request, reply, { deploy, ssr, found, page, search });
    if (!found) return sendErrorPage(request, reply, deploy, 404);
    if (found.kind === 'function') return sendFallback(request, reply, deploy, ssr);
    const tags = deploy.tags?.of(pageOf(page));
    // Pages whose tags nobody knows cannot be purged when they change; what is no page changes with the release alone.
    if (deploy.tags && (tags || !canRender) && found.kind === 'file' && found.file.cache === 'revalidate')
      request.edgeAnswer = { address: request.sitePath, tags: tags ?? NO_TAGS };
    return sendBuilt(request, reply, deploy, found);
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

/** What the build has made, or sends elsewhere. */
type Built = Exclude<Resolution, { kind: 'function' }>;

/** The address of the page that is sent at a path: many are one in the build, which the browser tells apart. */
const pageAt = (path: string, found: Resolution | undefined): string =>
  found?.kind === 'pattern' ? `/${found.file.file.replace(/\/?index\.html$/, '')}` : path;

interface LivePage {
  deploy: Deploy;
  ssr: SsrRenderer;
  /** What the build has at the path. */
  found: Resolution | undefined;
  /** The address of the page. */
  page: string;
  /** The query that it is made for. */
  search: string;
}

/** Answers with a page or a file that was changed since the build. */
async function sendLive(
  request: FastifyRequest,
  reply: FastifyReply,
  { deploy, ssr, found, page, search }: LivePage,
): Promise<FastifyReply> {
  const isBuilt = found !== undefined && found.kind !== 'function';
  const answer = await renderPage(request, { deploy, ssr, page, search, isOptional: isBuilt });
  if (answer?.status === 404) return sendErrorPage(request, reply, deploy, 404);
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
    // As the file in whose place it stands: whoever kept it for a while would not show the next change.
    const { 'cache-control': cacheControl = REVALIDATE } = deploy.manifest.live ? answer.headers : {};
    keepAtEdge(request, answer, cacheControl);
    return sendRendered(request, reply, answer, { manifest: deploy.manifest, page, cacheControl });
  }
  // Better the page before the change than none.
  if (isBuilt) return sendBuilt(request, reply, deploy, found);
  return sendUnavailable(request, reply, deploy);
}

/** Answers with a page that the build does not know. */
async function sendFallback(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
  ssr: SsrRenderer,
): Promise<FastifyReply> {
  const page = request.sitePath;
  const answer = await renderPage(request, { deploy, ssr, page });
  if (!answer) return sendUnavailable(request, reply, deploy);
  if (answer.status === 404) return sendErrorPage(request, reply, deploy, 404);
  const cacheControl = answer.headers['cache-control'] ?? REVALIDATE;
  keepAtEdge(request, answer, cacheControl);
  return sendRendered(request, reply, answer, { manifest: deploy.manifest, page, cacheControl });
}

/** Where others may not keep it, caches that are told of its changes may. */
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
      return reply
        .header('Cache-Control', REVALIDATE)
        .redirect(withQuery(found.to, queryOf(request.raw.url ?? '')), found.status);
  }
}

const withQuery = (to: string, query: string): string =>
  query === '' || !to.includes('?') ? to + query : `${to}&${query.slice(1)}`;
