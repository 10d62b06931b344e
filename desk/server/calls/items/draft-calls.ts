import type { Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  DiscardDraft,
  OfItem,
  SaveDraft,
  type OpenItem,
  type SavedDraft,
} from '../../../contract/items/item';
import { NewItem } from '../../../contract/items/publishing';
import { addItem } from '../../items/drafts/add-item';
import { discardDraft, saveDraft } from '../../items/drafts/save-draft';
import { openItem, type ItemServices } from '../../items/reading/open-item';
import { signedInOf, windowOf } from '../../signed-in';

/** Bytes: what a draft may hold, and what was there before. */
const BODY_LIMIT = 512 * 1024;

export function addDraftCalls(app: FastifyInstance, services: ItemServices): void {
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
      if (conflicts.length < body.changes.length) services.news.tell(params, windowOf(request));
      return { item, conflicts };
    },
  );

  app.delete<{ Params: OfItem; Querystring: Static<typeof DiscardDraft> }>(
    '/items/:shelf/:id/draft',
    { schema: { params: OfItem, querystring: DiscardDraft } },
    async (request, reply): Promise<OpenItem | undefined> => {
      const { params, query } = request;
      const { person: me } = signedInOf(request);
      const isLeft = await discardDraft(services, params, { me, seen: query.draft });
      services.news.tell(params, windowOf(request));
      if (isLeft) return openItem(services, params, me.id);
      void reply.code(204);
      return undefined;
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
