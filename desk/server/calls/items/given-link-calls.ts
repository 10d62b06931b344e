import { Type, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { GivenLink, NewLink } from '../../../contract/items/given-links';
import { ItemId, OfItem, SHELVES, ShowItem } from '../../../contract/items/item';
import { oneOf } from '../../../../src/contract/one-of';
import type { DeskServices } from '../../desk-services';
import { endLink, giveLink, givenLinks } from '../../items/preview/given-links';
import { signedInOf } from '../../signed-in';

const LinkOfItem = Type.Object({
  shelf: oneOf(SHELVES),
  id: ItemId,
  number: Type.Integer({ minimum: 1 }),
});

/** What is shown to somebody outside is in a way public: who may publish may give a link to it. */
export function addGivenLinkCalls(app: FastifyInstance, services: DeskServices): void {
  const config = { may: 'publish' } as const;
  app.get<{ Params: OfItem }>(
    '/items/:shelf/:id/links',
    { config, schema: { params: OfItem } },
    async (request): Promise<GivenLink[]> => givenLinks(services, request.params),
  );
  app.post<{ Params: OfItem; Body: Static<typeof ShowItem> }>(
    '/items/:shelf/:id/links',
    { config, schema: { params: OfItem, body: ShowItem } },
    async (request): Promise<NewLink> =>
      giveLink(services, request.params, request.body.locale, signedInOf(request).person),
  );
  app.delete<{ Params: Static<typeof LinkOfItem> }>(
    '/items/:shelf/:id/links/:number',
    { config, schema: { params: LinkOfItem } },
    async (request): Promise<GivenLink[]> => {
      const { number, ...of } = request.params;
      await endLink(services, of, number, signedInOf(request).person);
      return givenLinks(services, of);
    },
  );
}
