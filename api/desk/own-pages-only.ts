import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from './desk-error';
import { siteIn } from '../content/published/part';
import type { DeskServices } from './desk-services';

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
