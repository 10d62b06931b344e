import { Type, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ItemId, OfItem, SHELVES } from '../../../contract/items/item';
import type { History, Version } from '../../../contract/items/publishing';
import { oneOf } from '../../../../src/contract/one-of';
import type { DeskServices } from '../../desk-services';
import { historyOf, versionOfItem } from '../../items/reading/history';

const OfVersion = Type.Object({
  shelf: oneOf(SHELVES),
  id: ItemId,
  number: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

export function addHistoryCalls(app: FastifyInstance, services: DeskServices): void {
  app.get<{ Params: OfItem }>(
    '/items/:shelf/:id/history',
    { schema: { params: OfItem } },
    ({ params }): Promise<History> => historyOf(services, params),
  );

  app.get<{ Params: Static<typeof OfVersion> }>(
    '/items/:shelf/:id/history/:number',
    { schema: { params: OfVersion } },
    ({ params }): Promise<Version> => versionOfItem(services, params, params.number),
  );
}
