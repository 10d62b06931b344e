import type { FastifyInstance } from 'fastify';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { signedInOf } from '../signed-in';
import { keepTemplates, readTemplates } from '../tables/templates';
import { templateRoutes } from '../../contract/templates';
import { addRoutes } from '../add-routes';

export function addTemplateCalls(app: FastifyInstance, { database, now }: DeskServices): void {
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
