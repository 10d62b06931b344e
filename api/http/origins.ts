import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiServices } from '../api-services';
import { siteIn } from '../content/published/part';

const READABLE_HEADERS = ['ETag', 'Retry-After', 'Content-Disposition'];
const PREFLIGHT_SECONDS = 600;

type Site = Pick<ApiServices, 'settings' | 'database'>;

/** Own pages, and origins in GALLERY_SITE_ORIGINS. A request without Origin is from no page. */
export async function isOwnOrigin(request: FastifyRequest, { settings, database }: Site): Promise<boolean> {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin) return false;
  // Behind the site's host, `host` is the address that the visitor used.
  if (url.host === request.host) return true;
  if ([...settings.siteOrigins, new URL(settings.siteUrl).origin].includes(origin)) return true;
  return new URL((await database.read(siteIn)).url).origin === origin;
}

/** Any page may read public answers, only the site's own those of forms. */
export function allowOrigins(app: FastifyInstance, site: Site): void {
  void app.register(cors, {
    delegator: (
      request: FastifyRequest,
      done: (error: Error | null, options: FastifyCorsOptions) => void,
    ) => {
      const allow = (origin: boolean | '*') =>
        done(null, {
          origin,
          methods: ['GET', 'HEAD', 'POST'],
          exposedHeaders: READABLE_HEADERS,
          maxAge: PREFLIGHT_SECONDS,
        });
      const method = request.headers['access-control-request-method'] ?? request.method;
      if (method !== 'POST') return allow('*');
      isOwnOrigin(request, site).then(allow, (error: Error) => done(error, {}));
    },
  });
}
