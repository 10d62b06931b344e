import type { FastifyInstance } from 'fastify';
import type { DeskServices } from '../desk/desk-services';
import { historyOf, versionOfItem } from './reading/history';
import { historyRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addHistoryRoutes(app: FastifyInstance, services: DeskServices): void {
  addRoutes(app, historyRoutes, {
    'GET /items/:shelf/:id/history': ({ params }) => historyOf(services, params),

    'GET /items/:shelf/:id/history/:number': ({ params }) => versionOfItem(services, params, params.number),
  });
}
