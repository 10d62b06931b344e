import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { addApiProxy, isApiPath } from './api-proxy';
import { openDeploy } from './deploy';
import { sendErrorJson, sendErrorPage, sendErrorText } from './error-answer';
import { logAnswers, loggerOptions, type LogLevel } from './logging';
import { isPlainForm, sendFormPage } from './plain-form';
import { decodePath } from './request-path';
import { SECURITY_HEADERS } from './security-headers';
import { addSiteRoutes, refuseMethod } from './site-routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** The decoded path, without query. */
    sitePath: string;
    /** What the log says of the path. */
    loggedPath: string;
  }
}

export interface HostOptions {
  /** Folder written by the build. */
  deployDir: string;
  /** Base address of the API, without trailing slash. */
  apiUrl: string;
  logLevel: LogLevel;
  /** ms the API has for its answer; 10,000 unless told. */
  apiTimeout?: number;
}

const BODY_LIMIT = 32 * 1024;
const REQUEST_TIMEOUT = 30_000;

/**
 * The server of the built site, not yet listening.
 * @throws Error when the folder holds no build
 */
export async function buildHost({
  deployDir,
  apiUrl,
  logLevel,
  apiTimeout = 10_000,
}: HostOptions): Promise<FastifyInstance> {
  const currentDeploy = await openDeploy(deployDir);
  const app = Fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Behind a reverse proxy on the same machine, the visitor is whom that proxy names.
    trustProxy: 'loopback',
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (_, __, reply) => sendErrorText(reply.headers(SECURITY_HEADERS), 400),
  });

  app.decorateRequest('sitePath', '');
  app.decorateRequest('loggedPath', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const path = decodePath(request.raw.url ?? '');
    if (path === undefined) return sendErrorText(reply, 400);
    request.sitePath = request.loggedPath = path;
  });
  logAnswers(app);

  // Bodies are for the API to read: they pass through as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  addApiProxy(app, { apiUrl, apiTimeout });
  for (const url of ['/api', '/api/*']) {
    app.get(url, (_, reply) => sendErrorJson(reply, 404, 'Not found'));
  }
  addSiteRoutes(app, currentDeploy);

  app.setNotFoundHandler(async (request, reply) =>
    isApiPath(request.sitePath)
      ? sendErrorJson(reply, 404, 'Not found')
      : refuseMethod(request, reply, await currentDeploy()),
  );
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    if (isPlainForm(request)) {
      return sendFormPage(request, reply, { ok: false, reason: status === 413 ? 'too-large' : 'server' });
    }
    if (isApiPath(request.sitePath)) {
      return sendErrorJson(reply, status, status < 500 ? error.message : 'Server error');
    }
    if (status < 500) return sendErrorText(reply, 400);
    return sendErrorPage(request, reply, await currentDeploy(), 500).catch(() => sendErrorText(reply, 500));
  });
  return app;
}
