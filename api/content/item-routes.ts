import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SHELVES, type Shelf } from './contract/item';
import type { Waiting } from './contract/waiting-items';
import { DeskError } from '../desk/desk-error';
import { titlesOf } from './findings/addresses';
import { itemAt } from './findings/own-links';
import { itemsList } from './list/items-list';
import type { ListPlace } from './list/list-place';
import { neighboursOf } from './list/neighbours';
import type { ShelfNotes } from './list/shelf-notes';
import { waitingItems } from './list/list-waiting';
import { openItem, type ItemServices } from './reading/open-item';
import { textOf } from './shelves';
import { withDraftThumbs } from '../media/draft-thumbs';
import { pictureFolder } from '../media/picture-files';
import { signedInOf, windowOf } from '../people/signed-in';
import { itemRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addItemRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, catalogue, settings, notes, now } = services;
  const folder = pictureFolder(settings.catalogueDir);
  const placeOf = (request: FastifyRequest): ListPlace => ({
    view: { catalogue: catalogue(), lang: signedInOf(request).person.language },
    siteUrl: settings.siteUrl,
    now: now(),
  });
  addRoutes(app, itemRoutes, {
    'GET /items/:shelf': async (request) => {
      const { shelf } = request.params;
      const known = await notes.on(database, shelf);
      const draftNames = shelf === 'works' && namesIn((await notes.on(database, 'creators')).drafts);
      const place = { ...placeOf(request), ...(draftNames && { draftNames }) };
      const page = await itemsList(place, shelf, known, request.query);
      const { lang } = place.view;
      return {
        ...page,
        lines: await withDraftThumbs(page.lines, { draftsOf: () => known.drafts, folder, lang }),
      };
    },

    'GET /page-at': ({ query }) => {
      const of = itemAt(catalogue(), settings.siteUrl, query.url);
      return { page: of ? { ...of, title: titlesOf(catalogue(), of) } : null };
    },

    'GET /items/:shelf/:id/place': async (request) => {
      const { params, query } = request;
      const known = await notes.on(database, params.shelf);
      const found = await neighboursOf(placeOf(request), params.shelf, known, { id: params.id, query });
      if (!found) throw new DeskError('notFound');
      return found;
    },

    'GET /waiting': async (request) => {
      const known = new Map<Shelf, ShelfNotes>();
      for (const shelf of SHELVES) known.set(shelf, await notes.on(database, shelf));
      const place = { ...placeOf(request), draftNames: namesIn(known.get('creators')!.drafts) };
      const waiting = await waitingItems(place, known);
      const draftsOf = ({ shelf }: Waiting['items'][number]) => known.get(shelf)!.drafts;
      const { lang } = place.view;
      return { ...waiting, items: await withDraftThumbs(waiting.items, { draftsOf, folder, lang }) };
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

const namesIn = (drafts: ShelfNotes['drafts']): ReadonlyMap<string, string> =>
  new Map(
    [...drafts].flatMap(([id, { changes }]) => {
      const name = textOf(changes.find(({ path }) => path === 'name')?.value);
      return name ? [[id, name] as const] : [];
    }),
  );
