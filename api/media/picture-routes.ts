import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { DeskError } from '../desk/desk-error';
import { cleanPicture, type CleanPicture } from './clean-picture';
import { addFile } from './add-file';
import { libraryPage } from './library';
import { measurePicture } from './picture-facts';
import { openPicturesInVersions } from './pictures-in-versions';
import { bringBack, putAside } from './put-aside';
import { thumbOf } from './thumbs';
import { picturesNamed } from '../files/file-queries';
import type { Uploads } from './uploads';
import { usesOf } from './picture-uses';
import type { ItemServices } from '../content/reading/open-item';
import { signedInOf } from '../people/signed-in';
import { firstOf, note } from '../desk/log-queries';
import { pictureRoutes } from './contract/pictures';
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

  const take: TakeUpload = async (upload) => {
    const source = await uploads.find(upload);
    if (!source) throw new DeskError('uploadGone');
    try {
      return await oneByOne(() => cleanPicture(source));
    } finally {
      await uploads.drop(upload);
    }
  };

  addRoutes(app, pictureRoutes, {
    'POST /pictures': async (request) => {
      const { upload, name } = request.body;
      const picture = await take(upload);
      const { width, height, content, extension } = picture;
      const facts = await measurePicture(content);
      const file = await addFile(services, { kind: 'pictures', name, extension }, content, { facts });
      await noteOf(request, 'picture-added', [file]);
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
      await noteOf(request, 'picture-removed', files);
      return { aside: names };
    },

    'POST /pictures/bring-back': async (request) => {
      const { aside: names } = request.body;
      const files = await database.write((to) => bringBack(to, () => 'pictures', names));
      await noteOf(request, 'picture-brought-back', files);
      return { files };
    },
  });
  const noteOf = (
    request: FastifyRequest,
    act: 'picture-added' | 'picture-removed' | 'picture-brought-back',
    files: readonly string[],
  ): Promise<void> => {
    const { person } = signedInOf(request);
    return database.write((to) => note(to, person, act, { about: firstOf(files.map(named)), now: now() }));
  };
  return take;
}

const named = (file: string): string => path.basename(file);
