import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { parisDay } from '../mail-links/paris-time';
import { csvOf, jsonOf } from './export/export-list';
import { currentRows } from '../files/file-queries';
import { publicItems } from './catalogue/public-items';
import { filesZip } from './export/files-zip';
import type { ItemServices } from '../content/reading/open-item';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import type { PersonRow } from '../people/people-queries';
import { exportRoutes } from './contract/export';
import { addRoutes } from '../desk/add-routes';

/** Copies to take away. All who may write see what is in them. */
export function addExportRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, files, readPart, settings, relisted, now } = services;
  const noted = (person: PersonRow, about: string): Promise<void> =>
    database.write((to) => note(to, person, 'taken-away', { about, now: now() }));
  const named = (name: string, format: string) => ({
    'content-disposition': `attachment; filename="${name}-${parisDay(now())}.${format}"`,
  });

  addRoutes(app, exportRoutes, {
    'GET /export/:shelf/:format': async (request, reply) => {
      const { shelf, format } = request.params;
      const { person } = signedInOf(request);
      await relisted();
      await noted(person, `${shelf}.${format}`);
      const text =
        format === 'csv'
          ? csvOf(person.language, settings.siteUrl, shelf, database)
          : jsonOf(readPart, shelf);
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .headers(named(shelf, format))
        .send(Readable.from(text));
    },

    'GET /export/files': async (request, reply) => {
      const zip = await filesZip(files, await database.read(currentRows), await publicItems(database));
      await noted(signedInOf(request).person, 'catalogue.zip');
      return reply.type('application/zip').headers(named('catalogue', 'zip')).send(zip);
    },
  });
}
