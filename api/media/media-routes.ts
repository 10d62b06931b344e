import path from 'node:path';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiServices } from '../api-services';
import { notFound } from '../http/api-error';
import { documentShown, pictureAt } from '../content/published/item-files';
import type { Queries } from '../database/queries';
import { streamOriginal } from '../files/originals';
import { draftDocument, draftPictureAt } from '../previews/draft-media';
import { findFormerPicture, type FormerPicture } from './replaced-picture-queries';
import { attachment, isKnown, mimeTypeOf, type OfferedPicture, withLife } from './media-addresses';
import { FORMATS, widthsOf, type Format } from './recipe';

const DERIVATIVE = new RegExp(`^(\\d{1,5})\\.(${FORMATS.join('|')})$`);
const PICTURE_NAME = /^[A-Za-z0-9_-]+\.[0-9a-f]{8}$/;

const MEDIA_TAG = ['Media'];

export function addMediaRoutes(
  app: FastifyInstance,
  { derivatives, database, files }: Pick<ApiServices, 'derivatives' | 'database' | 'files'>,
): void {
  /** One that another has taken the place of: pages that were built before, and links to it, still ask for it. */
  const former = async (from: Queries, name: string) => {
    const found = await findFormerPicture(from, name);
    return found && offeredFormer(found);
  };
  const make = async ({ name, width, format }: { name: string; width: number; format: Format }) => {
    const picture = await database.read(
      async (from) =>
        (await pictureAt(from, name)) ?? (await former(from, name)) ?? (await draftPictureAt(from, name)),
    );
    if (!picture || !widthsOf(picture.width).includes(width)) throw notFound();
    return derivatives.make(picture, width, format);
  };

  const sendDownload = async (
    reply: FastifyReply,
    { file, hash, bytes }: { file: string; hash: string; bytes: number },
    filename: string,
  ) =>
    reply
      .header('content-disposition', attachment(filename))
      .header('content-length', bytes)
      .type(mimeTypeOf(file))
      .send(await streamOriginal(files, hash));

  app.get<{ Params: { name: string; file: string } }>(
    '/media/:name/:file',
    { schema: mediaSchema('A picture in one width and format', { name: 'id.version', file: '960.webp' }) },
    async (request, reply) => {
      const { name, file } = request.params;
      const [, width = '', format = ''] = DERIVATIVE.exec(file) ?? [];
      if (!format || !PICTURE_NAME.test(name)) throw notFound();
      const key = { name, width: Number(width), format: format as Format };
      const address = `${name}/${file}`;
      if (isKnown(request, address)) return withLife(reply, address).code(304).send();
      // Kept derivatives of replaced pictures are served: pages built before still show them.
      const content = (await derivatives.find(key)) ?? (await make(key));
      return withLife(reply, address).type(mimeTypeOf(file)).send(content);
    },
  );

  app.get<{ Params: { name: string; filename: string } }>(
    '/media/hd/:name/:filename',
    { schema: mediaSchema('A picture in full size, to keep', { name: 'id.version', filename: 'any name' }) },
    async (request, reply) => {
      const { name, filename } = request.params;
      const picture = PICTURE_NAME.test(name)
        ? await database.read(async (from) => (await pictureAt(from, name)) ?? (await former(from, name)))
        : undefined;
      // The name may be older than the work's title; only its extension must match.
      if (!picture?.hd || path.extname(filename) !== path.extname(picture.file)) throw notFound();
      const address = `hd/${name}`;
      if (isKnown(request, address)) return withLife(reply, address).code(304).send();
      return sendDownload(withLife(reply, address), picture, filename);
    },
  );

  app.get<{ Params: { version: string; filename: string } }>(
    '/media/files/:version/:filename',
    {
      schema: mediaSchema('A press release', {
        version: 'version of the content',
        filename: 'name of the file',
      }),
    },
    async (request, reply) => {
      const { version, filename } = request.params;
      const file = await database.read(
        async (from) =>
          (await documentShown(from, filename)) ?? (await draftDocument(from, { name: filename, version })),
      );
      if (file?.version !== version) throw notFound();
      const address = `files/${version}`;
      if (isKnown(request, address)) return withLife(reply, address).code(304).send();
      return sendDownload(withLife(reply, address), file, filename);
    },
  );
}

const offeredFormer = ({ name, file, hd, facts }: FormerPicture): OfferedPicture => ({
  ...facts,
  ...{ id: name.split('.')[0] ?? name, name, file, hd },
});

function mediaSchema(summary: string, params: Record<string, string>) {
  const described = Object.entries(params).map(([name, description]) => [name, Type.String({ description })]);
  return { tags: MEDIA_TAG, summary, params: Type.Object(Object.fromEntries(described)) };
}
