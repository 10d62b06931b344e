import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiServices } from '../api-services';

const READABLE_HEADERS = ['ETag', 'Retry-After', 'Content-Disposition'];
const PREFLIGHT_SECONDS = 600;

type Site = Pick<ApiServices, 'settings' | 'catalogue'>;

/**
 * Whether the page that asks is the site's: at the address that it asks at, at that of the settings or the catalogue, or at
 * one that GALLERY_SITE_ORIGINS allows. What names no origin comes from no page.
 */
export function isOwnOrigin(request: FastifyRequest, { settings, catalogue }: Site): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin) return false;
  // Behind the site's host, `host` is what the visitor has asked there.
  if (url.host === request.host) return true;
  const own = [settings.siteUrl, catalogue().site.url].map((address) => new URL(address).origin);
  return [...settings.siteOrigins, ...own].includes(origin);
}

/** Lets every page read what is public, and only the site's own pages read what comes of a form. */
export function allowOrigins(app: FastifyInstance, site: Site): void {
  void app.register(cors, {
    delegator: (
      request: FastifyRequest,
      done: (error: Error | null, options: FastifyCorsOptions) => void,
    ) => {
      const method = request.headers['access-control-request-method'] ?? request.method;
      done(null, {
        origin: method === 'POST' ? isOwnOrigin(request, site) : '*',
        methods: ['GET', 'HEAD', 'POST'],
        exposedHeaders: READABLE_HEADERS,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
