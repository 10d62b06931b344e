import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { oneOf } from '../../../src/contract/one-of';
import { SHELVES, Values } from '../../content/contract/item';
import { orNull } from '../../desk/contract/shapes';
import { bringIn, bringSavedIn, changesWith, type BringingServices } from './bringing';
import { currentRows } from '../../files/file-queries';
import { askLocally } from '../../local/server-call';
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

/** What `npm run catalogue` does with what is public, by the bodies of its calls. */
const BODIES = {
  changesWith: WholeFolder,
  bringIn: Agreed,
  bringSavedIn: Saved,
  publicItems: Type.Object({}),
  /** What names of pictures, documents and models stand for. */
  media: Type.Object({}),
};
type Name = keyof typeof BODIES;

export const catalogueCalls = (services: BringingServices) => ({
  changesWith: (folder: Static<typeof WholeFolder>) => changesWith(services, folder),
  bringIn: ({ print, ...folder }: Static<typeof Agreed>) => bringIn(services, folder, print),
  bringSavedIn: (saved: Static<typeof Saved>) => bringSavedIn(services, saved),
  publicItems: () => publicItems(services.database),
  media: () => services.database.read(currentRows),
});
export type CatalogueCalls = ReturnType<typeof catalogueCalls>;

export const addressOf = (name: Name): string => `/catalogue/${name}`;

/** For the API that runs. */
export function addCatalogueCalls(app: FastifyInstance, services: BringingServices): void {
  const calls = catalogueCalls(services) as Record<Name, (body: unknown) => Promise<unknown>>;
  for (const [name, body] of Object.entries(BODIES) as [Name, TSchema][])
    app.post(addressOf(name), { schema: { body } }, (request) => calls[name](request.body));
}

/** The same, by the API that runs. */
export const callsOver = (socket: string): CatalogueCalls =>
  // Safe: the other end is this code, or it refuses the call.
  Object.fromEntries(
    (Object.keys(BODIES) as Name[]).map((name) => [
      name,
      (body: unknown = {}) => askLocally(socket, addressOf(name), body),
    ]),
  ) as unknown as CatalogueCalls;
