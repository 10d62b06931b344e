import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { BeHere, OfItem, OnShelf, type OpenItem, type WhoIsHere } from '../../../contract/items/item';
import { ListItems, type ItemPage } from '../../../contract/items/list';
import type { Waiting } from '../../../contract/items/waiting';
import { itemsList } from '../../items/list/items-list';
import { waitingItems } from '../../items/list/waiting';
import { openItem, type ItemServices } from '../../items/reading/open-item';
import { signedInOf } from '../../signed-in';

export function addItemCalls(app: FastifyInstance, services: ItemServices): void {
  const { database, catalogue, settings, notes } = services;
  app.get<{ Params: Static<typeof OnShelf>; Querystring: ListItems }>(
    '/items/:shelf',
    { schema: { params: OnShelf, querystring: ListItems } },
    async (request): Promise<ItemPage> => {
      const { shelf } = request.params;
      const known = await database.read((from) => notes.on(from, shelf));
      const view = { catalogue: catalogue(), lang: signedInOf(request).person.language };
      return itemsList(view, settings.siteUrl, shelf, known, request.query);
    },
  );

  app.get('/waiting', async (request): Promise<Waiting> => {
    const known = await database.read(
      (from) => new Map(COLLECTIONS.map((shelf) => [shelf, notes.on(from, shelf)] as const)),
    );
    const view = { catalogue: catalogue(), lang: signedInOf(request).person.language };
    return waitingItems(view, settings.siteUrl, known);
  });

  app.get<{ Params: OfItem }>(
    '/items/:shelf/:id',
    { schema: { params: OfItem } },
    (request): Promise<OpenItem> => openItem(services, request.params, signedInOf(request).person.id),
  );

  // Said again every few seconds, by whoever has it open.
  app.post<{ Params: OfItem; Body: Static<typeof BeHere> }>(
    '/items/:shelf/:id/here',
    { schema: { params: OfItem, body: BeHere } },
    (request): WhoIsHere => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      services.presence.note(params, person, body.path);
      return { here: services.presence.others(params, person.id) };
    },
  );
}
