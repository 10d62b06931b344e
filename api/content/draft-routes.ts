import type { FastifyInstance } from 'fastify';
import { addItem } from './drafts/add-item';
import { bringBackDraft } from './drafts/bring-back';
import { discardDraft, saveDraft } from './drafts/save-draft';
import { openItem, type ItemServices } from './reading/open-item';
import type { Schedules } from './schedule/schedules';
import { signedInOf, windowOf } from '../people/signed-in';
import { draftRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addDraftRoutes(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  addRoutes(app, draftRoutes, {
    'PUT /items/:shelf/:id/draft': async (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      const conflicts = await saveDraft(services, params, body.changes, {
        me: person,
        isDiscarded: body.isDiscarded,
      });
      const item = await openItem(services, params, person.id);
      // It may have come back with what was undone.
      if (item.schedule) schedules.changed();
      if (conflicts.length < body.changes.length) services.news.tell(params, windowOf(request));
      return { item, conflicts };
    },

    'DELETE /items/:shelf/:id/draft': async (request) => {
      const { params, query } = request;
      const { person: me } = signedInOf(request);
      const { isLeft, version } = await discardDraft(services, params, { me, seen: query.draft });
      services.news.tell(params, windowOf(request));
      return isLeft ? openItem(services, params, me.id) : { items: [], version };
    },

    // Whoever may throw a draft away may bring it back.
    'POST /items/:shelf/:id/draft/bring-back': async (request) => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      await bringBackDraft(services, params, body.number, person);
      schedules.changed();
      services.news.tell(params, windowOf(request));
      return openItem(services, params, person.id);
    },

    'POST /items': async (request) => {
      const { person } = signedInOf(request);
      const of = await addItem(services, request.body, person);
      services.news.tell(of, windowOf(request));
      return openItem(services, of, person.id);
    },
  });
}
