import { Type, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { oneOf } from '../../../src/contract/one-of';
import { SHELVES, Values } from '../../content/contract/item';
import { orNull } from '../../desk/contract/shapes';
import { bringIn, bringSavedIn, changesWith, type BringingServices } from './bringing';
import { currentRows } from '../../files/file-queries';
import { publicItems } from './export-folder';

/** By the names of files, which may be any. */
const OfFile = { shelf: oneOf(SHELVES), id: Type.String() };
const WholeFolder = Type.Object({
  folder: Type.String(),
  items: Type.Array(Type.Object({ ...OfFile, values: Values })),
});
const Agreed = Type.Object({ ...WholeFolder.properties, print: Type.Optional(Type.String()) });
const Saved = Type.Object({
  folder: Type.String(),
  items: Type.Array(Type.Object({ ...OfFile, values: orNull(Values) })),
  media: Type.Array(Type.String({ pattern: '^(pictures|pictures/hd|files|models)/[^/\\\\]+$' })),
});

export const CATALOGUE_CALLS = {
  changes: '/catalogue/changes',
  bringIn: '/catalogue/bring-in',
  saved: '/catalogue/saved',
  items: '/catalogue/items',
  media: '/catalogue/media',
} as const;

/** What `npm run catalogue` asks the API that runs. */
export function addCatalogueCalls(app: FastifyInstance, services: BringingServices): void {
  const { changes, bringIn: bring, saved, items, media } = CATALOGUE_CALLS;
  app.post<{ Body: Static<typeof WholeFolder> }>(changes, { schema: { body: WholeFolder } }, ({ body }) =>
    changesWith(services, body),
  );
  app.post<{ Body: Static<typeof Agreed> }>(bring, { schema: { body: Agreed } }, ({ body }) => {
    const { print, ...folder } = body;
    return bringIn(services, folder, print);
  });
  app.post<{ Body: Static<typeof Saved> }>(saved, { schema: { body: Saved } }, ({ body }) =>
    bringSavedIn(services, body),
  );
  app.get(items, () => publicItems(services.database));

  app.get(media, () => services.database.read(currentRows));
}
