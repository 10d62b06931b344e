import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { watchUnasked } from '../src/contract/server/unasked-connections';
import { addDesk, type DeskStandIns } from './desk/desk-server';
import { openDraftPreviews } from './previews/draft-previews';
import type { ApiServices } from './api-services';
import { addChangesRoute } from './changes/changes-route';
import { addFormRoutes } from './forms/form-routes';
import { answerErrors, answerNotFound, documentApi, refuseAmbiguous } from './http/errors';
import { lazyCompilers } from './http/lazy-compilers';
import { loggerOptions } from './http/logger';
import { allowOrigins } from './http/origins';
import { removeNul } from './http/remove-nul';
import { scope } from './http/scope';
import { addLinkRoutes } from './subscriptions/link-routes';
import { addCollectionRoutes, addPagesRoutes, addWorksRoutes } from './content/answers/answer-routes';
import { addHealthRoute } from './http/health-route';
import { addMediaRoutes } from './media/media-routes';
import { addModelRoutes, addNoticesRoute } from './models/model-routes';
import { addPreviewRoutes } from './previews/preview-routes';
import { addRoomRoutes } from './rooms/room-routes';

const BODY_LIMIT_BYTES = 32 * 1024;

/** Fits a download's name in percent encoding. */
const MAX_PARAM_LENGTH = 1000;

const NOTHING_BUT_DATA = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** For tests. */
export interface StandIns extends DeskStandIns {
  schemaController?: FastifyServerOptions['schemaController'];
}

export async function buildServer(
  services: ApiServices,
  { schemaController = lazyCompilers(), ...desk }: StandIns = {},
): Promise<FastifyInstance> {
  const { settings, readPart } = services;
  const drafts = settings.desk ? openDraftPreviews(services) : undefined;
  const app = fastify({
    logger: loggerOptions(settings.logLevel, Boolean(process.stdout.isTTY)),
    bodyLimit: BODY_LIMIT_BYTES,
    // The site's host names the visitor's address.
    trustProxy: [...settings.trustedProxies],
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // For paths that cannot be decoded or are too long.
    frameworkErrors: (_error, request, reply) => answerNotFound(request, reply),
    // All faults at once; the body limit bounds the work.
    ajv: { customOptions: { allErrors: true } },
    schemaController,
  });
  const closeUnasked = watchUnasked(app.server);
  app.addHook('preClose', async () => closeUnasked());
  answerErrors(app);
  refuseAmbiguous(app);
  removeNul(app);
  allowOrigins(app, services);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING_BUT_DATA },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await documentApi(app);

  await app.register(
    scope('calls', async (calls) => {
      calls.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=0, must-revalidate');
      });
      await calls.register(etag);
      addPagesRoutes(calls, readPart);
      addWorksRoutes(calls, readPart);
      addCollectionRoutes(calls, readPart);
      await calls.register(
        scope('previews', (previews) =>
          addPreviewRoutes(previews, { ...services, ...(drafts && { drafts }) }),
        ),
      );
      await calls.register(scope('rooms', (rooms) => addRoomRoutes(rooms, { ...services, drafts })));
    }),
  );
  await app.register(
    scope('media', (media) => {
      addMediaRoutes(media, services);
      addModelRoutes(media, services);
    }),
  );
  await app.register(scope('forms', (forms) => addFormRoutes(forms, services)));
  await app.register(scope('links', (links) => addLinkRoutes(links, services)));
  addHealthRoute(app, services);
  addNoticesRoute(app, services);
  addChangesRoute(app, services);
  if (settings.desk) await addDesk(app, services, desk);
  await app.ready();
  return app;
}
