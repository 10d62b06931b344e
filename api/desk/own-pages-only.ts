import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from './desk-error';
import type { DeskServices } from './desk-services';

const HARMLESS = ['GET', 'HEAD'];
const JSON_TYPE = /^application\/json(;|$)/i;

/** Undefined for other pages. */
function ownOrigin(
  request: FastifyRequest,
  { settings, catalogue }: Pick<DeskServices, 'settings' | 'catalogue'>,
): string | undefined {
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin) || new URL(origin).origin !== origin) return undefined;
  const configured = [settings.siteUrl, settings.apiPublicUrl, catalogue().site.url].filter(Boolean);
  const isOwn =
    new URL(origin).host === request.host || configured.some((url) => new URL(url).origin === origin);
  return isOwn ? origin : undefined;
}

/** Against CSRF: browsers send an Origin, and ask before they send JSON to another origin. */
export function ownPagesOnly(
  app: FastifyInstance,
  services: Pick<DeskServices, 'settings' | 'catalogue'>,
): void {
  app.addHook('onRequest', async (request) => {
    if (HARMLESS.includes(request.method)) return;
    const isJson = JSON_TYPE.test(request.headers['content-type'] ?? '');
    // Browsers ask before they send this header to another origin, too.
    const isUpload = request.routeOptions.config.isUpload === true && 'tus-resumable' in request.headers;
    if (!ownOrigin(request, services) || !(isJson || isUpload)) throw new DeskError('foreignOrigin');
  });
}

/** @throws DeskError where the page is not the desk's */
export function placeOf(request: FastifyRequest, services: DeskServices): { origin: string } {
  const origin = ownOrigin(request, services);
  if (!origin) throw new DeskError('foreignOrigin');
  return { origin };
}
