import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asideFolder } from '../media/former-pictures';
import { DELETABLE, type DeletedItem, type DeletedLine, deletedRoutes } from './contract/deleted';
import { filesAside } from '../media/stored-files';
import { effectiveValues, type ItemServices } from './reading/open-item';
import { findDraft } from './drafts/draft-queries';
import { thrownDrafts } from './writing/trash-queries';
import { latestDeletions } from './writing/version-queries';
import { titlesOf } from './writing/changes';
import { textOfItem } from './published/item-queries';
import { valuesOf } from './published/item-text';
import { keptAside, type KeptAside } from '../media/kept-aside';
import { sizeOf, thumbOfFile } from '../media/thumbs';
import { addRoutes } from '../desk/add-routes';

/** As many as one looks through; earlier ones are kept all the same. */
const MOST = 200;

/** What was deleted, until it is brought back. */
export function addDeletedRoutes(app: FastifyInstance, services: ItemServices): void {
  const { settings } = services;
  const pictures = asideFolder(settings.dataDir);
  const files = filesAside(settings.dataDir);

  addRoutes(app, deletedRoutes, {
    'GET /deleted': async () => {
      const [seen, read] = await Promise.all([keptAside(pictures), keptAside(files)]);
      const lines = [
        ...seen.map((one) => ({ ...one, kind: 'picture' as const })),
        ...read.map((one) => ({ ...one, kind: 'file' as const })),
      ];
      const latest = lines.sort((one, other) => other.at - one.at).slice(0, MOST);
      return {
        items: await deletedItems(services),
        lines: await Promise.all(latest.map((line) => lineOf(line))),
      };
    },

    'GET /deleted/thumb': async ({ query }, reply) =>
      reply.type('image/webp').send(await thumbOfFile(pictures, query.aside, settings.dataDir)),
  });

  async function lineOf({
    kind,
    aside,
    file,
    bytes,
    at,
    writtenAt,
  }: KeptAside & Pick<DeletedLine, 'kind'>): Promise<DeletedLine> {
    const line = { kind, aside, file, bytes, at: new Date(at).toISOString() };
    if (kind === 'file') return { ...line, thumb: null };
    const size = await sizeOf(path.join(pictures, aside), new Date(writtenAt).toISOString());
    const url = `/desk/api/deleted/thumb?${new URLSearchParams({ aside }).toString()}`;
    return { ...line, thumb: { url, alt: '', night: null, ...size } };
  }
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
