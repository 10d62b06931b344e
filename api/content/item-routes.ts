import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from '../desk/desk-error';
import { titlesOf } from './findings/addresses';
import { itemAt } from './findings/own-links';
import { itemsList } from './list/items-list';
import type { ListPlace } from './list/list-place';
import { neighboursOf } from './list/neighbours';
import { waitingItems } from './list/list-waiting';
import { openItem, type ItemServices } from './reading/open-item';
import { withDraftThumbs } from '../media/draft-thumbs';
import { signedInOf, windowOf } from '../people/signed-in';
import { itemRoutes } from './contract/item-endpoints';
import { inTurn } from '../database/in-turn';
import { addRoutes } from '../desk/add-routes';

export function addItemRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, settings, relisted, now } = services;
  const placeOf = (request: FastifyRequest): ListPlace => ({
    lang: signedInOf(request).person.language,
    siteUrl: settings.siteUrl,
    now: now(),
  });
  addRoutes(app, itemRoutes, {
    'GET /items/:shelf': async (request) => {
      const { shelf } = request.params;
      const place = placeOf(request);
      await relisted();
      const page = await database.read((from) => itemsList(from, place, shelf, request.query));
      return {
        ...page,
        lines: await withDraftThumbs(database, shelf, page.lines, place.lang),
      };
    },

    'GET /page-at': ({ query }) =>
      database.read(async (from) => {
        const of = await itemAt(from, settings.siteUrl, query.url);
        return { page: of ? { ...of, title: await titlesOf(from, of) } : null };
      }),

    'GET /items/:shelf/:id/place': async (request) => {
      const { params, query } = request;
      await relisted();
      const found = await database.read((from) =>
        neighboursOf(from, placeOf(request), params.shelf, { id: params.id, query }),
      );
      if (!found) throw new DeskError('notFound');
      return found;
    },

    'GET /waiting': async (request) => {
      const place = placeOf(request);
      await relisted();
      const waiting = await database.read((from) => waitingItems(from, place));
      const items = await inTurn(waiting.items, async (item) =>
        withDraftThumbs(database, item.shelf, [item], place.lang),
      );
      return { ...waiting, items: items.flat() };
    },

    'GET /items/:shelf/:id': (request) => openItem(services, request.params, signedInOf(request).person.id),

    // Said again every few seconds, by whoever has it open.
    'POST /items/:shelf/:id/here': (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      if (services.presence.note(params, person, body.path)) services.news.tell(params, windowOf(request));
      return { here: services.presence.others(params, person.id) };
    },

    'DELETE /items/:shelf/:id/here': async (request) => {
      services.presence.leave(request.params, signedInOf(request).person);
      services.news.tell(request.params, windowOf(request));
    },
  });
}
