import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  BringBackDraft,
  DiscardDraft,
  OfItem,
  SaveDraft,
  type OpenItem,
  type SavedDraft,
} from '../../../contract/items/item';
import { NewItem, type Removed } from '../../../contract/items/publishing';
import { addItem } from '../../items/drafts/add-item';
import { bringBackDraft } from '../../items/drafts/bring-back';
import { discardDraft, saveDraft } from '../../items/drafts/save-draft';
import { openItem, type ItemServices } from '../../items/reading/open-item';
import type { Schedules } from '../../items/schedule/schedules';
import { signedInOf, windowOf } from '../../signed-in';

/** Bytes: what a draft may hold, and what was there before. */
const BODY_LIMIT = 512 * 1024;

export function addDraftCalls(app: FastifyInstance, services: ItemServices, schedules: Schedules): void {
  app.put<{ Params: OfItem; Body: Static<typeof SaveDraft> }>(
    '/items/:shelf/:id/draft',
    { schema: { params: OfItem, body: SaveDraft }, bodyLimit: BODY_LIMIT },
    async (request): Promise<SavedDraft> => {
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
  );

  app.delete<{ Params: OfItem; Querystring: Static<typeof DiscardDraft> }>(
    '/items/:shelf/:id/draft',
    { schema: { params: OfItem, querystring: DiscardDraft } },
    async (request): Promise<OpenItem | Removed> => {
      const { params, query } = request;
      const { person: me } = signedInOf(request);
      const { isLeft, version } = await discardDraft(services, params, { me, seen: query.draft });
      services.news.tell(params, windowOf(request));
      return isLeft ? openItem(services, params, me.id) : { items: [], version };
    },
  );

  // Whoever may throw a draft away may bring it back.
  app.post<{ Params: OfItem; Body: Static<typeof BringBackDraft> }>(
    '/items/:shelf/:id/draft/bring-back',
    { schema: { params: OfItem, body: BringBackDraft } },
    async (request): Promise<OpenItem> => {
      const { params, body } = request;
      const { person } = signedInOf(request);
      await bringBackDraft(services, params, body.number, person);
      schedules.changed();
      services.news.tell(params, windowOf(request));
      return openItem(services, params, person.id);
    },
  );

  app.post<{ Body: Static<typeof NewItem> }>(
    '/items',
    { schema: { body: NewItem } },
    async (request, reply): Promise<OpenItem> => {
      const { person } = signedInOf(request);
      const of = await addItem(services, request.body, person);
      services.news.tell(of, windowOf(request));
      void reply.code(201);
      return openItem(services, of, person.id);
    },
  );
}
