import type { FastifyInstance } from 'fastify';
import type { DeskServices } from '../../desk-services';
import { historyOf, versionOfItem } from '../../items/reading/history';
import { historyRoutes } from '../../../contract/items/item-routes';
import { addRoutes } from '../../add-routes';

export function addHistoryCalls(app: FastifyInstance, services: DeskServices): void {
  addRoutes(app, historyRoutes, {
    'GET /items/:shelf/:id/history': ({ params }) => historyOf(services, params),

    'GET /items/:shelf/:id/history/:number': ({ params }) => versionOfItem(services, params, params.number),
  });
}
