import type { FastifyInstance } from 'fastify';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { signedInOf } from '../people/signed-in';
import { keepTemplates, readTemplates } from './template-queries';
import { templateRoutes } from './contract/templates';
import { addRoutes } from '../desk/add-routes';

export function addTemplateRoutes(app: FastifyInstance, { database, now }: DeskServices): void {
  addRoutes(app, templateRoutes, {
    'GET /templates': () => database.read(readTemplates),

    'PUT /templates': (request) => {
      const { templates, basedOn } = request.body;
      const { name } = signedInOf(request).person;
      return database.write(async (to) => {
        // Two owners must not overwrite each other's changes.
        if ((await readTemplates(to)).version !== basedOn) throw new DeskError('changedElsewhere');
        await keepTemplates(to, templates, { at: new Date(now()).toISOString(), name });
        return readTemplates(to);
      });
    },
  });
}
