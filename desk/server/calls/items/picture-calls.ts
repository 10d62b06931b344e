import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { fold } from '../../../../src/contract/text/fold';
import {
  ListPictures,
  PictureFile,
  TakePicture,
  type PictureLine,
  type PictureList,
  type PicturePage,
  type PictureUse,
} from '../../../contract/items/pictures';
import { LARGEST_PICTURE } from '../../../contract/items/upload-bounds';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { allDrafts, type DraftRow } from '../../items/tables/drafts';
import { writeFault } from '../../items/writing/write-fault';
import { cleanPicture, type CleanPicture } from '../../pictures/clean-picture';
import {
  pictureFolder,
  putAside,
  storedPictures,
  storePicture,
  type StoredPicture,
} from '../../pictures/picture-files';
import { isInDrafts, originalsIn, usesIn } from '../../pictures/picture-uses';
import { sizeOf, thumbOfFile, thumbUrl } from '../../pictures/thumbs';
import { openUploads } from '../../pictures/uploads';
import { signedInOf } from '../../signed-in';
import { note } from '../../tables/log';
import { wordsIn } from '../../tables/paging';

const PAGE = 60;
/** Bytes that stay free for everything else. */
const ROOM = 10 * LARGEST_PICTURE;
/** Seconds; the address of a thumb changes with its file. */
const THUMB_KEPT_S = 365 * 24 * 60 * 60;
/** A large one fills hundreds of MB while it is made, in the process that visitors are answered by. */
const oneByOne = pLimit(1);

/** A finished upload as a clean picture; the upload is gone then. @throws DeskError that says what is wrong with it */
export type TakeUpload = (upload: string) => Promise<CleanPicture>;

/** Pictures of the catalogue, used or not, and the way of new ones into it. @returns for pictures that go elsewhere */
export async function addPictureCalls(app: FastifyInstance, services: DeskServices): Promise<TakeUpload> {
  const { catalogue, database, settings, now } = services;
  const folder = pictureFolder(settings.catalogueDir);
  const uploads = openUploads(settings.dataDir);
  app.addHook('onClose', async () => uploads.close());

  // The protocol's server reads the request itself.
  await app.register(async (parts) => {
    parts.removeAllContentTypeParsers();
    parts.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const url of ['/uploads', '/uploads/:id'])
      parts.route({
        ...{ method: ['POST', 'PATCH', 'HEAD', 'DELETE'], url, config: { isUpload: true } },
        bodyLimit: LARGEST_PICTURE,
        handler: async (request, reply) => {
          if (request.method === 'POST') await requireRoom(settings.dataDir);
          const handle = await uploads.open();
          reply.hijack();
          await handle(request.raw, reply.raw);
        },
      });
  });

  const take: TakeUpload = async (upload) => {
    const source = await uploads.find(upload);
    if (!source) throw new DeskError('uploadGone');
    try {
      return await oneByOne(() => cleanPicture(source));
    } finally {
      await uploads.drop(upload);
    }
  };

  app.post('/pictures', { schema: { body: TakePicture } }, async (request, reply) => {
    const { upload, name } = request.body as { upload: string; name: string };
    const picture = await take(upload);
    const file = await storePicture(folder, name, picture).catch((error: unknown) => {
      throw writeFault(error);
    });
    const { width, height, content } = picture;
    return reply.code(201).send({ file, width, height, bytes: content.length });
  });

  app.get('/library', { schema: { querystring: ListPictures } }, async (request): Promise<PicturePage> => {
    const { list = 'all', q = '', after } = request.query as ListPictures;
    const [files, drafts] = await Promise.all([storedPictures(folder), database.read(allDrafts)]);
    const isFree = freeFiles(drafts);
    const lines = files
      .map((file) => lineOf(file, isFree(file.file)))
      .filter(({ uses }) => !isEveningOnly(uses));
    const lists: Record<PictureList, Line[]> = {
      all: lines,
      undescribed: lines.filter(({ undescribed }) => undescribed.length > 0),
      unused: lines.filter(({ isUnused }) => isUnused),
    };
    const wanted = wordsIn(fold(q));
    const found = lists[list].filter((line) => wanted.every((word) => textOf(line).includes(word)));
    const from = after ? found.findIndex(({ file }) => file === after) + 1 : 0;
    const page = found.slice(from, from + PAGE);
    return {
      lines: await Promise.all(page.map((line) => withThumb(line, files))),
      next: from + PAGE < found.length ? (page.at(-1)?.file ?? null) : null,
      counts: { all: lines.length, undescribed: lists.undescribed.length, unused: lists.unused.length },
    };
  });

  app.get('/pictures/thumb', { schema: { querystring: PictureFile } }, async (request, reply) => {
    const thumb = await thumbOfFile(folder, fileIn(request.query), settings.dataDir);
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': `private, max-age=${THUMB_KEPT_S}` })
      .send(thumb);
  });

  app.post('/pictures/remove', { schema: { body: PictureFile } }, async (request, reply) => {
    const file = fileIn(request.body);
    const drafts = await database.read(allDrafts);
    if (!freeFiles(drafts)(file)) throw new DeskError('inUse');
    await putAside(folder, file, settings.dataDir).catch(() => {
      throw new DeskError('notFound');
    });
    const { person } = signedInOf(request);
    await database.write((to) => note(to, person, 'picture-removed', { about: file, now: now() }));
    return reply.code(204).send();
  });

  return take;

  /** Neither shown, nor offered as an original, nor named by a draft. */
  function freeFiles(drafts: readonly DraftRow[]): (file: string) => boolean {
    const [uses, originals] = [usesIn(catalogue()), originalsIn(catalogue())];
    return (file) => !uses.has(file) && !originals.has(file) && !isInDrafts(drafts, file);
  }

  function lineOf({ file, bytes, at }: StoredPicture, isUnused: boolean): Line {
    const {
      uses = [],
      alt = {},
      credit = null,
      undescribed = [],
      night = null,
    } = usesIn(catalogue()).get(file) ?? {};
    return {
      file,
      bytes,
      at: new Date(at).toISOString(),
      url: thumbUrl(file, at),
      night,
      uses,
      alt,
      credit,
      undescribed,
      isUnused,
    };
  }

  async function withThumb(
    { url, night, ...line }: Line,
    files: readonly StoredPicture[],
  ): Promise<PictureLine> {
    const evening = files.find(({ file }) => file === night);
    const size = await sizeOf(path.join(folder, line.file), line.at);
    return {
      ...line,
      thumb: { url, alt: '', night: evening ? thumbUrl(evening.file, evening.at) : null, ...size },
    };
  }
}

/** Its picture is measured when its page is asked for. */
type Line = Omit<PictureLine, 'thumb'> & { url: string; night: string | null };

/** A full disk would take the database with it. @throws DeskError */
async function requireRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < ROOM) throw new DeskError('diskFull');
}

/** It is shown with its picture by day, as one. */
const isEveningOnly = (uses: readonly PictureUse[]): boolean =>
  uses.length > 0 && uses.every(({ part }) => part === 'evening');

const fileIn = (given: FastifyRequest['body']): string => (given as { file: string }).file;
const textOf = ({ file, uses, alt, credit }: Line): string =>
  fold(
    [
      path.parse(file).name,
      ...uses.flatMap(({ title }) => Object.values(title)),
      ...Object.values(alt),
      credit,
    ].join('\n'),
  );
