import type { FastifyInstance } from 'fastify';
import { OfItem } from '../../../contract/items/item';
import type { NamedIn, Referring, Removed } from '../../../contract/items/publishing';
import type { DeskServices } from '../../desk-services';
import { placesOnHome } from '../../items/reading/place-on-home';
import { linkingTo, referringTo } from '../../items/reading/referring';
import { findDraft } from '../../items/tables/drafts';
import type { Writer } from '../../items/writing/writer';
import { signedInOf } from '../../signed-in';

export function addRemovalCalls(
  app: FastifyInstance,
  { catalogue, settings, database, now }: DeskServices,
  writer: Writer,
): void {
  app.get<{ Params: OfItem }>(
    '/items/:shelf/:id/references',
    { schema: { params: OfItem } },
    ({ params }): { items: Referring[] } => ({
      items: [...referringTo(catalogue(), params), ...linkingTo(catalogue(), settings.siteUrl, params)],
    }),
  );

  // For every form that is opened: without the texts, of which there are thousands.
  app.get<{ Params: OfItem }>(
    '/items/:shelf/:id/named-in',
    { schema: { params: OfItem } },
    async ({ params }): Promise<NamedIn> => {
      const items = referringTo(catalogue(), params);
      if (params.shelf !== 'events') return { items, home: [] };
      const draft = await database.read((from) => findDraft(from, params.shelf, params.id));
      return { items, home: placesOnHome(catalogue(), params.id, now(), draft?.changes) };
    },
  );

  app.delete<{ Params: OfItem }>(
    '/items/:shelf/:id',
    { config: { may: 'publish' }, schema: { params: OfItem } },
    async (request, reply): Promise<Removed> => {
      const removed = await writer.remove(request.params, signedInOf(request).person);
      if (removed.items.length > 0) void reply.code(409);
      return removed;
    },
  );
}
