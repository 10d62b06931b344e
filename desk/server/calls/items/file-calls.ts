import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  BringFilesBack,
  FileName,
  FileNames,
  type FileLine,
  type FileList,
  type StoredFile,
} from '../../../contract/items/files';
import { TakePicture, type PutAside } from '../../../contract/items/pictures';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { checkPdf } from '../../files/check-pdf';
import { fileUses } from '../../files/file-uses';
import { fileFolder, filesAside, storedFile, storedFiles, storeFile } from '../../files/stored-files';
import { allDrafts } from '../../items/tables/drafts';
import { writeFault } from '../../items/writing/write-fault';
import { bringBack, eachOf, putAside } from '../../pictures/put-aside';
import type { Uploads } from '../../pictures/uploads';
import { signedInOf } from '../../signed-in';
import { firstOf } from '../../tables/first-of';
import { note } from '../../tables/log';

/** PDFs that events and articles offer to their visitors. */
export function addFileCalls(app: FastifyInstance, services: DeskServices, uploads: Uploads): void {
  const { catalogue, database, settings, now } = services;
  const folder = fileFolder(settings.catalogueDir);
  const aside = filesAside(settings.dataDir);

  app.post<{ Body: TakePicture }>('/files', { schema: { body: TakePicture } }, async (request, reply) => {
    const { upload, name } = request.body;
    const source = await uploads.find(upload);
    if (!source) throw new DeskError('uploadGone');
    try {
      await checkPdf(source);
      const file = await storeFile(folder, name, source).catch((error: unknown) => {
        throw writeFault(error);
      });
      return await reply.code(201).send(await storedFile(folder, file));
    } finally {
      await uploads.drop(upload);
    }
  });

  app.get('/files', async (): Promise<FileList> => {
    const [files, drafts] = await Promise.all([storedFiles(folder), database.read(allDrafts)]);
    const uses = fileUses(catalogue(), drafts);
    return { files: files.map((one): FileLine => ({ ...one, uses: uses.get(one.file) ?? [] })) };
  });

  app.get<{ Querystring: FileName }>(
    '/files/facts',
    { schema: { querystring: FileName } },
    ({ query }): Promise<StoredFile> => requireFile(query.file),
  );

  app.get<{ Querystring: FileName }>(
    '/files/open',
    { schema: { querystring: FileName } },
    async ({ query }, reply) => {
      const { file, bytes } = await requireFile(query.file);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': bytes,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file)}`,
        })
        .send(createReadStream(path.join(folder, file)));
    },
  );

  app.post<{ Body: { files: string[] } }>(
    '/files/remove',
    { schema: { body: FileNames } },
    async (request): Promise<PutAside> => {
      const files = [...new Set(request.body.files)];
      const uses = fileUses(catalogue(), await database.read(allDrafts));
      if (files.some((file) => uses.has(file))) throw new DeskError('fileInUse');
      const names = await eachOf(files, (file) => putAside(folder, file, aside));
      await noteOf(request, 'file-removed', files);
      return { aside: names };
    },
  );

  app.post<{ Body: PutAside }>('/files/bring-back', { schema: { body: BringFilesBack } }, async (request) => {
    const files = await eachOf(request.body.aside, (name) => bringBack(folder, name, aside));
    await noteOf(request, 'file-brought-back', files);
    return { files };
  });

  async function requireFile(file: string): Promise<StoredFile> {
    const stored = await storedFile(folder, file);
    if (!stored) throw new DeskError('notFound');
    return stored;
  }

  function noteOf(
    request: FastifyRequest,
    act: 'file-removed' | 'file-brought-back',
    files: readonly string[],
  ): Promise<void> {
    const { person } = signedInOf(request);
    return database.write((to) => note(to, person, act, { about: firstOf(files), now: now() }));
  }
}
