import type { FastifyInstance } from 'fastify';
import { type PictureUse, replaceRoutes } from './contract/pictures';
import { DeskError } from '../desk/desk-error';
import type { ItemServices } from '../content/reading/open-item';
import { forgetToRead } from './replaced-picture-queries';
import type { Writer } from '../content/writing/writer';
import { usesOf } from './picture-uses';
import { requireThere } from './put-aside';
import { signedInOf } from '../people/signed-in';
import { addRoutes } from '../desk/add-routes';

/** Another picture in the place of one, and the descriptions that are to be read again then. */
export function addReplaceRoutes(app: FastifyInstance, services: ItemServices, writer: Writer): void {
  const { database, news } = services;

  addRoutes(app, replaceRoutes, {
    'POST /pictures/replace': async (request) => {
      const { file, by } = request.body;
      if (file === by) throw new DeskError('invalid', { fields: ['by'] });
      await database.write((to) => requireThere(to, by));
      const items = (await usesOf(services, [file]))(file);
      if (items.length === 0) throw new DeskError('notUsed');
      const { person } = signedInOf(request);
      await writer.replacePicture({ from: file, into: by }, person);
      for (const { shelf, id } of items) news.tell({ shelf, id });
      return { items: eachItem(items) };
    },

    'POST /items/:shelf/:id/pictures/read': async ({ params, body }) => {
      await database.write((to) => forgetToRead(to, params.shelf, params.id, body.file));
      news.tell(params);
    },
  });
}

/** Once each, in however many places it shows the picture. */
const eachItem = (uses: readonly PictureUse[]): PictureUse[] => [
  ...new Map(uses.map((use) => [`${use.shelf}/${use.id}`, use])).values(),
];
