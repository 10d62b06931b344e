import type { FastifyInstance } from 'fastify';
import type { ItemServices } from './reading/open-item';
import { placesOnHome, shownAtHome } from './reading/place-on-home';
import { linkingTo, referringTo } from './reading/referring';
import { findDraft } from './drafts/draft-queries';
import type { Writer } from './writing/writer';
import { signedInOf } from '../people/signed-in';
import { removalRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addRemovalRoutes(
  app: FastifyInstance,
  { settings, database, relisted, now }: ItemServices,
  writer: Writer,
): void {
  addRoutes(app, removalRoutes, {
    'GET /items/:shelf/:id/references': async ({ params }) => {
      await relisted();
      return database.read(async (from) => ({
        items: [...(await referringTo(from, params)), ...(await linkingTo(from, settings.siteUrl, params))],
      }));
    },

    // For every form that is opened: without the texts, of which there are thousands.
    'GET /items/:shelf/:id/named-in': async ({ params }) => {
      const [items, draft] = await database.read(
        async (from) =>
          [await referringTo(from, params), await findDraft(from, params.shelf, params.id)] as const,
      );
      if (params.shelf !== 'events') return { items, home: [] };
      const shown = await database.read(shownAtHome);
      return { items, home: placesOnHome(shown, params.id, now(), draft?.changes) };
    },

    'DELETE /items/:shelf/:id': async (request, reply) => {
      const removed = await writer.remove(request.params, signedInOf(request).person);
      if (removed.items.length > 0) void reply.code(409);
      return removed;
    },
  });
}
