import type { FastifyInstance } from 'fastify';
import { ChangeTemplates, MOST_TEMPLATE_BYTES, type Templates } from '../../contract/templates';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { signedInOf } from '../signed-in';
import { keepTemplates, readTemplates } from '../tables/templates';

export function addTemplateCalls(app: FastifyInstance, { database, now }: DeskServices): void {
  app.get('/templates', (): Promise<Templates> => database.read(readTemplates));

  app.put<{ Body: ChangeTemplates }>(
    '/templates',
    { config: { may: 'everything' }, bodyLimit: MOST_TEMPLATE_BYTES, schema: { body: ChangeTemplates } },
    (request): Promise<Templates> => {
      const { templates, basedOn } = request.body;
      const { name } = signedInOf(request).person;
      return database.write(async (to) => {
        // Two owners must not overwrite each other's changes.
        if ((await readTemplates(to)).version !== basedOn) throw new DeskError('changedElsewhere');
        await keepTemplates(to, templates, { at: new Date(now()).toISOString(), name });
        return readTemplates(to);
      });
    },
  );
}
