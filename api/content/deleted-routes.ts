import type { FastifyInstance } from 'fastify';
import { DELETABLE, type DeletedItem, type DeletedLine, deletedRoutes } from './contract/deleted';
import { effectiveValues, type ItemServices } from './reading/open-item';
import { findDraft } from './drafts/draft-queries';
import { thrownDrafts } from './writing/trash-queries';
import { latestDeletions } from './writing/version-queries';
import { titlesOf } from './writing/changes';
import { textOfItem } from './published/item-queries';
import { valuesOf } from './published/item-text';
import { DeskError } from '../desk/desk-error';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { removedFiles, removedPictures, type FileRow } from '../files/file-queries';
import { asideName, takenOut } from '../media/put-aside';
import { thumbOf } from '../media/thumbs';
import { addRoutes } from '../desk/add-routes';

/** As many as one looks through; earlier ones are kept all the same. */
const MOST = 200;

/** What was deleted, until it is brought back. */
export function addDeletedRoutes(app: FastifyInstance, services: ItemServices): void {
  const { database, files } = services;

  addRoutes(app, deletedRoutes, {
    'GET /deleted': async () => {
      const lines = await database.read(deletedLines);
      return { items: await deletedItems(services), lines };
    },

    'GET /deleted/thumb': async ({ query }, reply) => {
      const row = await database.read((from) => takenOut(from, 'pictures', query.aside));
      if (!row) throw new DeskError('notFound');
      return reply.type('image/webp').send(await thumbOf(files, row.hash));
    },
  });
}

/** By which it is brought back, and since when it is out. */
const lineOf = (row: FileRow) => ({
  ...{ aside: asideName(row), file: row.name, bytes: row.bytes, at: row.removed_at ?? '' },
});

async function deletedLines(from: Queries): Promise<DeletedLine[]> {
  const pictures = (await removedPictures(from, MOST)).map((row): DeletedLine => {
    const line = lineOf(row);
    const url = `/desk/api/deleted/thumb?${new URLSearchParams({ aside: line.aside }).toString()}`;
    const { width, height } = row;
    return { ...line, kind: 'picture', thumb: { url, alt: '', night: null, width, height } };
  });
  const others = await inTurn(['files', 'models'] as const, (kind) => removedFiles(from, kind, MOST));
  const files = others.flat().map((row): DeletedLine => ({ ...lineOf(row), kind: 'file', thumb: null }));
  return [...pictures, ...files].sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST);
}

/** Without those that are there again. */
const deletedItems = ({ database }: ItemServices): Promise<DeletedItem[]> =>
  database.read(async (from) => {
    const lines: DeletedItem[] = [];
    for (const { shelf, item: id, number, before, at, name } of await latestDeletions(from, DELETABLE, MOST))
      if (before !== null) {
        const title = titlesOf(id, valuesOf(before));
        lines.push({ shelf, id, version: number, title, at, by: name });
      }
    for (const row of await thrownDrafts(from, MOST)) {
      const { item: id, ...of } = row.draft;
      const shelf = DELETABLE.find((one) => one === of.shelf);
      if (!shelf || (await textOfItem(from, { shelf, id })) !== null || (await findDraft(from, shelf, id)))
        continue;
      const title = titlesOf(id, effectiveValues(undefined, row.draft));
      lines.push({ shelf, id, version: row.number, isDraft: true, title, at: row.at, by: row.by });
    }
    return lines.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MOST);
  });
