import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { DeskError } from '../desk/desk-error';
import { cleanPicture, type CleanPicture } from './clean-picture';
import { addFile, noteFiles } from './add-file';
import { libraryPage } from './library';
import { measurePicture } from '../files/take-in';
import { bringBack, putAside, requireThere } from './put-aside';
import { forgetToRead } from './replaced-picture-queries';
import { thumbOf } from './thumbs';
import { picturesNamed } from '../files/file-queries';
import type { Uploads } from './uploads';
import { usesOf } from './picture-uses';
import type { VersionRow } from '../content/writing/version-queries';
import type { Writer } from '../content/writing/writer';
import type { GalleryDatabase } from '../database/database';
import type { ItemServices } from '../content/reading/open-item';
import { signedInOf } from '../people/signed-in';
import { pictureRoutes, replaceRoutes, type PictureUse } from './contract/pictures';
import { addRoutes } from '../desk/add-routes';

/** Seconds; the address of a thumb changes with its file. */
const THUMB_KEPT_S = 365 * 24 * 60 * 60;
/** A large one fills hundreds of MB while it is made, in the process that visitors are answered by. */
const oneByOne = pLimit(1);

/** A finished upload as a clean picture; the upload is gone then. @throws DeskError that says what is wrong with it */
export type TakeUpload = (upload: string) => Promise<CleanPicture>;

/** Pictures of the catalogue, used or not, and the way of new ones into it. @returns for pictures that go elsewhere */
export function addPictureRoutes(app: FastifyInstance, services: ItemServices, uploads: Uploads): TakeUpload {
  const { database, files: store, now } = services;
  const inVersions = openPicturesInVersions(database);

  const take: TakeUpload = (upload) => uploads.take(upload, (file) => oneByOne(() => cleanPicture(file)));

  addRoutes(app, pictureRoutes, {
    'POST /pictures': async (request) => {
      const { upload, name } = request.body;
      const picture = await take(upload);
      const { width, height, content, extension } = picture;
      const facts = await measurePicture(content);
      const file = await addFile(services, { kind: 'pictures', name, extension }, content, { facts });
      await noteFiles(services, request, 'picture-added', [file]);
      return { file, width, height, bytes: content.length };
    },

    'GET /library': (request) => libraryPage(services, request.query),

    'GET /pictures/in-versions': async () => {
      const items = await inVersions();
      const uses = await usesOf(services, [...items.keys()]);
      const unused = [...items].filter(([file]) => uses(file).length === 0);
      return Object.fromEntries(unused.map(([file, { size }]) => [file, size]));
    },

    'GET /pictures/thumb': async (request, reply) => {
      const { file } = request.query;
      const row = (await database.read((from) => picturesNamed(from, [file]))).get(file);
      if (!row) throw new DeskError('notFound');
      return reply
        .headers({ 'content-type': 'image/webp', 'cache-control': `private, max-age=${THUMB_KEPT_S}` })
        .send(await thumbOf(store, row.hash));
    },

    'POST /pictures/remove': async (request) => {
      const files = [...new Set(request.body.files)];
      const uses = await usesOf(services, files);
      if (files.some((file) => uses(file).length > 0)) throw new DeskError('inUse');
      const taken = files.map((file) => ({ kind: 'pictures' as const, file }));
      const names = await database.write((to) => putAside(to, taken, new Date(now()).toISOString()));
      await noteFiles(services, request, 'picture-removed', files);
      return { aside: names };
    },

    'POST /pictures/bring-back': async (request) => {
      const { aside: names } = request.body;
      const files = await database.write((to) => bringBack(to, () => 'pictures', names));
      await noteFiles(services, request, 'picture-brought-back', files);
      return { files };
    },
  });
  return take;
}

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

/** As files of the catalogue write them. */
const NAMES = /\b(?:hd\/)?[A-Za-z0-9_-]+\.(?:jpe?g|png|webp)\b/g;

/** Rows between two breaths: visitors are answered by the same process. */
const AT_ONCE = 200;

type Row = Pick<VersionRow, 'number' | 'shelf' | 'item' | 'before' | 'after'>;

/** Items whose versions name a picture, by its file; reads each version once. */
function openPicturesInVersions(
  database: GalleryDatabase,
): () => Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const items = new Map<string, Set<string>>();
  let last = 0;
  const take = ({ number, shelf, item, before, after }: Row): void => {
    for (const [file] of `${before ?? ''}\n${after ?? ''}`.matchAll(NAMES))
      items.set(file, (items.get(file) ?? new Set()).add(`${shelf}/${item}`));
    last = Math.max(last, number);
  };
  return async () => {
    for (;;) {
      const rows = await database.read((from) =>
        from
          .selectFrom('desk_versions')
          .select(['number', 'shelf', 'item', 'before', 'after'])
          .where('number', '>', last)
          .orderBy('number')
          .limit(AT_ONCE)
          .execute(),
      );
      if (rows.length === 0) return items;
      rows.forEach(take);
    }
  };
}
