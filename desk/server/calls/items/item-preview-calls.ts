import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { createPreviewToken } from '../../../../api/storage/tables/preview-tokens';
import { KINDS } from '../../../../src/contract/kinds/kinds';
import { routePath } from '../../../../src/routes/route-path';
import { OfItem, ShowItem, type ItemPreview } from '../../../contract/items/item';
import { DeskError } from '../../desk-error';
import { openItem, type ItemServices } from '../../items/reading/open-item';
import { isCollection } from '../../items/shelves';
import { placeOf } from '../../own-pages-only';
import { signedInOf } from '../../signed-in';

const LIFETIME_MS = 12 * 60 * 60 * 1000;

export function addItemPreviewCalls(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, now } = services;
  app.post<{ Params: OfItem; Body: Static<typeof ShowItem> }>(
    '/items/:shelf/:id/preview',
    { schema: { params: OfItem, body: ShowItem } },
    async (request): Promise<ItemPreview> => {
      const { shelf, id } = request.params;
      const { locale } = request.body;
      await openItem(services, request.params);
      if (!isCollection(shelf) && shelf !== 'pages') throw new DeskError('noPreview');
      const expires_at = new Date(now() + LIFETIME_MS).toISOString();
      const target = {
        type: shelf === 'pages' ? 'page' : KINDS[shelf].kind,
        id,
        locale,
        expires_at,
      } as const;
      const { session } = signedInOf(request);
      const token = await database.write((to) => createPreviewToken(to, target, session));
      const { origin } = placeOf(request, services);
      // An API with an address of its own serves the desk there, and the site is elsewhere.
      const isApart = settings.apiPublicUrl !== '' && new URL(settings.apiPublicUrl).origin === origin;
      return { url: (isApart ? settings.siteUrl : origin) + routePath('preview-id', locale, { id: token }) };
    },
  );
}
