import type { FastifyInstance } from 'fastify';
import type { DeskServices } from '../desk/desk-services';
import { endLink, giveLink, givenLinks } from '../previews/given-preview-links';
import { signedInOf } from '../people/signed-in';
import { givenLinkRoutes } from './contract/given-links';
import { addRoutes } from '../desk/add-routes';

/** What is shown to somebody outside is in a way public: who may publish may give a link to it. */
export function addGivenLinkRoutes(app: FastifyInstance, services: DeskServices): void {
  addRoutes(app, givenLinkRoutes, {
    'GET /items/:shelf/:id/links': async (request) => givenLinks(services, request.params),

    'POST /items/:shelf/:id/links': async (request) =>
      giveLink(services, request.params, request.body.locale, signedInOf(request).person),

    'DELETE /items/:shelf/:id/links/:number': async (request) => {
      const { number, ...of } = request.params;
      await endLink(services, of, number, signedInOf(request).person);
      return givenLinks(services, of);
    },
  });
}
