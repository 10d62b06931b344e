import type { FastifyInstance } from 'fastify';
import { createPreviewToken } from '../previews/preview-tokens';
import { routePath } from '../../src/routes/route-path';
import { previewedType } from '../previews/given-preview-links';
import { openItem, type ItemServices } from './reading/open-item';
import { placeOf } from '../desk/own-pages-only';
import { signedInOf } from '../people/signed-in';
import { itemPreviewRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

const LIFETIME_MS = 12 * 60 * 60 * 1000;

export function addItemPreviewRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, now } = services;
  addRoutes(app, itemPreviewRoutes, {
    'POST /items/:shelf/:id/preview': async (request) => {
      const { shelf, id } = request.params;
      const { locale } = request.body;
      const { person, session } = signedInOf(request);
      await openItem(services, request.params, person.id);
      const expires_at = new Date(now() + LIFETIME_MS).toISOString();
      const target = { type: previewedType(shelf), id, locale, expires_at };
      const token = await database.write((to) => createPreviewToken(to, target, { session }));
      const { origin } = await placeOf(request, services);
      // An API with an address of its own serves the desk there, and the site is elsewhere.
      const isApart = settings.apiPublicUrl !== '' && new URL(settings.apiPublicUrl).origin === origin;
      return { url: (isApart ? settings.siteUrl : origin) + routePath('preview-id', locale, { id: token }) };
    },
  });
}
