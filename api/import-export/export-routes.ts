import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../src/contract/server/store/store';
import { fileOf } from '../content/published/entry';
import type { ItemServices } from '../content/reading/open-item';
import { addRoutes } from '../desk/add-routes';
import { note } from '../desk/log-queries';
import { currentRows, type NewRow } from '../files/file-queries';
import { streamOriginal } from '../files/originals';
import { isBreathOver } from '../lanes/in-breaths';
import { parisDay } from '../subscriptions/paris-time';
import type { PersonRow } from '../people/people-queries';
import { signedInOf } from '../people/signed-in';
import { exportedText, type PublicItem, publicItems } from './catalogue/export-folder';
import { mediaName } from './catalogue/folder-media';
import { exportRoutes } from './contract/export';
import { csvOf, jsonOf } from './export/export-list';

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

const FOLDER = 'catalogue';
/** Bytes that are sent at once, at least. */
const PIECE = 64 * 1024;
/** What is public, a file an item, and all pictures, documents and models, as they are read: never all of it in memory. */
export async function filesZip(
  files: Store,
  rows: readonly NewRow[],
  items: readonly PublicItem[],
): Promise<Readable> {
  // Loaded with the first zip: most starts of the API see none.
  const { makeZip } = await import('client-zip');
  return Readable.from(inPieces(makeZip(entriesOf(files, rows, items)) as ReadableStream<Uint8Array>));
}

/** Three small pieces for each file, and one more at the end, are sent as few; others are answered between. */
async function* inPieces(zip: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let since = performance.now();
  for await (const part of zip) {
    parts.push(part);
    size += part.length;
    if (size >= PIECE) {
      yield Buffer.concat(parts);
      parts = [];
      size = 0;
    }
    if (isBreathOver(since)) {
      await setImmediate();
      since = performance.now();
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function* entriesOf(files: Store, rows: readonly NewRow[], items: readonly PublicItem[]) {
  for (const { values, ...of } of items) {
    const updated = new Date(String(values['updated_at']));
    const lastModified = Number.isNaN(updated.getTime()) ? new Date() : updated;
    yield { name: `${FOLDER}/${fileOf(of)}`, lastModified, input: exportedText(of, values) };
  }
  for (const one of rows) {
    const { hash, at } = one.row;
    const input = await streamOriginal(files, hash);
    yield { name: `${FOLDER}/${mediaName(one)}`, lastModified: new Date(at), input };
  }
}
