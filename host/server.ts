import path from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { TOLD_VARIABLE } from '../src/gallery/forget-event';
import { openApiPlaces, type ApiPlaces } from './pages/api-places';
import { addApiProxy, isApiPath, refuseCall } from './pages/api-proxy';
import { isErrorStatus, sendErrorJson, sendErrorPage, sendErrorText } from './answers/error-answer';
import { addSecurityHeaders, secureEarlyAnswer } from './headers/add-security-headers';
import { addEdge } from './edge/add-edge';
import type { EdgeOptions } from './edge/edge-provider';
import { addDeskProxy } from './pages/desk-proxy';
import { addHealth, createApiProbe } from './health/add-health';
import { changeLogFile } from './live/change-log';
import { openLivePages } from './live/changed-pages';
import { openDayWatch } from './live/day-watch';
import { apiChangeIn } from './live/edit-mark';
import { followChanges } from './live/follow-changes';
import { requestOf } from './live/request-of';
import { logAnswers, loggerOptions, type LogLevel } from './logging';
import { openHostStore } from './media/open-host-store';
import { CHANGES_PATH } from '../src/contract/hook/changes';
import { watchUnasked } from '../src/contract/server/unasked-connections';
import { answerMalformedRequest, refuseAmbiguous } from './requests/malformed-request';
import { type HostMetrics, measureAnswers, measureRenders, NO_METRICS } from './metrics/host-metrics';
import { isPlainForm, localeBefore, sendUnread } from './forms/plain-form';
import { readTargets } from './requests/parse-path';
import { addRebuilds } from './rebuild/add-rebuilds';
import { openReleaseStore, takeFirstRelease } from './release-store/take-release';
import type { StepTimes } from './release-store/keep-in-step';
import { openReleases } from './releases/current-release';
import { toOriginForm, toReadable } from './requests/request-path';
import { addSiteRoutes, refuseMethod } from './pages/site-routes';
import { createSsrRenderer } from './ssr/ssr-renderer';
import { boundUnfinished, CONNECTION_LIMITS, type ConnectionLimits } from './requests/unfinished-requests';

export interface HostOptions {
  deployDir: string;
  apiUrl: string;
  /** Where browsers reach the API; default '': through this host. */
  apiPublicUrl?: string;
  /** Default '': the origin in the API's settings. */
  siteUrl?: string;
  mediaOrigins?: readonly string[];
  logLevel: LogLevel;
  sourceMaps?: boolean;
  limits?: ConnectionLimits;
  trustedProxies?: readonly string[];
  apiTimeout?: number;
  /** For tests. */
  places?: ApiPlaces;
  metrics?: HostMetrics;
  mediaBytes?: number;
  /** Default '': no hook, and releases in a store are not signed. */
  rebuildSecret?: string;
  /** ms without further requests before a build begins; default 2,000. */
  rebuildQuietMs?: number;
  /** Default false: it serves what another has built. */
  builds?: boolean;
  /** For tests of a release that another API was asked for; default true. */
  follows?: boolean;
  /** Where hosts have their releases from: a folder, or a bucket as `openStore` takes it. Default '': each has its own. */
  releasesUrl?: string;
  /** For tests. */
  storeTimes?: Partial<StepTimes>;
  edge?: EdgeOptions | undefined;
  /** Sources of a rebuild; default: the folder of this host's code. */
  siteDir?: string;
  desk?: boolean;
  buildScript?: readonly string[];
}

const BODY_LIMIT = 32 * 1024;
const REQUEST_TIMEOUT = 30_000;
/** ms that pages are reused where nobody tells of changes. */
const UNTOLD_MS = 2_000;

export async function buildHost({
  deployDir,
  apiUrl,
  apiPublicUrl = '',
  siteUrl = '',
  mediaOrigins = [],
  logLevel,
  trustedProxies = ['loopback'],
  apiTimeout = 10_000,
  places = openApiPlaces(),
  sourceMaps = false,
  limits = CONNECTION_LIMITS,
  metrics = NO_METRICS,
  mediaBytes = 0,
  rebuildSecret = '',
  rebuildQuietMs = 2_000,
  builds = false,
  follows = true,
  releasesUrl = '',
  storeTimes,
  edge,
  siteDir = path.join(__dirname, '..'),
  desk = true,
  buildScript,
}: HostOptions): Promise<FastifyInstance> {
  const store = releasesUrl ? await openReleaseStore(releasesUrl) : undefined;
  if (store) await takeFirstRelease(deployDir, { store, secret: rebuildSecret, builds });
  const currentDeploy = await openReleases(deployDir);
  const app = Fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...trustedProxies],
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.headersMs / 4 },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: ({ url = '' }) => toReadable(toOriginForm(url)),
    frameworkErrors: (_, __, reply) => sendErrorText(secureEarlyAnswer(reply), 400),
    clientErrorHandler: answerMalformedRequest,
  });

  boundUnfinished(app.server, limits);
  const closeUnasked = watchUnasked(app.server);
  app.addHook('preClose', async () => closeUnasked());
  const api = apiPublicUrl && new URL(apiPublicUrl).origin;
  addSecurityHeaders(app, {
    api,
    media: mediaOrigins,
    // An API with an address of its own serves the desk there too.
    desk: desk ? ["'self'", api].filter(Boolean) : [],
  });
  refuseAmbiguous(app);
  readTargets(app, currentDeploy);
  logAnswers(app);
  measureAnswers(app, metrics);

  // Bodies pass to the API unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  const live = await openLivePages(changeLogFile(deployDir), { warn: (text) => app.log.warn(text) });
  const settings = { GALLERY_API_URL: apiUrl, GALLERY_API_PUBLIC_URL: apiPublicUrl, SITE_URL: siteUrl };
  const env = { ...settings, [TOLD_VARIABLE]: 'on' };
  const ssr = measureRenders(createSsrRenderer({ env, log: app.log, changes: live }), metrics);
  app.addHook('onListen', async () => void ssr.prepare(await currentDeploy()));
  app.addHook('onClose', () => ssr.close());

  const mediaStore = mediaBytes > 0 ? openHostStore(app, { deployDir, mediaBytes, metrics }) : undefined;
  addApiProxy(app, { places, apiUrl, apiTimeout, currentDeploy, ssr, mediaStore, metrics });
  for (const url of ['/api', '/api/*']) app.get(url, refuseCall);
  if (desk) addDeskProxy(app, { apiUrl, apiTimeout, places });
  const probeApi = createApiProbe({ apiUrl });
  metrics.watchApi(async () => (await probeApi()).health);
  const rebuilds = await addRebuilds(app, {
    ...{ siteDir, deployDir, settings, script: buildScript },
    ...{ currentDeploy, live, ssr, metrics },
    ...{ quietMs: rebuildQuietMs, secret: rebuildSecret, builds, store, storeTimes },
  });
  addHealth(app, {
    ...{ currentDeploy, probeApi },
    readSsr: () => ssr.state().process,
    readStore: rebuilds.readStore,
  });
  let untold: NodeJS.Timeout | undefined;
  const forgetOften = () => void (untold = setInterval(ssr.forget, UNTOLD_MS).unref());
  const followed = followChanges({
    apiUrl,
    known: async () => live.heard() ?? apiChangeIn((await currentDeploy()).edits) ?? 0,
    take: async ({ tags, number }) => {
      const all = tags === 'all' ? ((await currentDeploy()).tags?.all ?? []) : tags;
      await rebuilds.accept(requestOf(all), { number, isAnew: tags === 'all' });
    },
    onNone: () => {
      if (rebuildSecret) return;
      app.log.warn(
        `The API has no ${CHANGES_PATH}, and without REBUILD_SECRET there is no hook: an edit is on the built pages with the next build.`,
      );
      forgetOften();
    },
    log: app.log,
  });
  app.addHook('onListen', async () => (follows ? followed.start() : forgetOften()));
  app.addHook('preClose', async () => {
    followed.close();
    clearInterval(untold);
  });
  const days = openDayWatch({ currentDeploy, onNewDay: rebuilds.newDay, log: app.log });
  app.addHook('onReady', days.start);
  app.addHook('preClose', async () => days.close());
  if (edge) await addEdge(app, { edge, deployDir, currentDeploy, live });
  addSiteRoutes(app, { currentDeploy, ssr, live, sourceMaps, caughtUp: followed.done });

  app.setNotFoundHandler(async (request, reply) =>
    isApiPath(request.sitePath)
      ? refuseCall(request, reply)
      : refuseMethod(request, reply, await currentDeploy()),
  );
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    if (isPlainForm(request)) {
      const deploy = await currentDeploy();
      return sendUnread(request, reply, { deploy, ssr, locale: localeBefore(request), status });
    }
    if (isApiPath(request.sitePath)) {
      return sendErrorJson(reply, status, status < 500 ? error.message : 'Server error');
    }
    if (status < 500) return sendErrorText(reply, isErrorStatus(status) ? status : 400);
    return sendErrorPage(request, reply, await currentDeploy(), 500).catch(() => sendErrorText(reply, 500));
  });
  return app;
}
