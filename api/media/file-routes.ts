import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckedModel } from '../models/model-cache';
import { modelId } from '../models/workshop/model-files';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import { type FileLine, fileRoutes, type StoredFile } from './contract/files';
import { DeskError } from '../desk/desk-error';
import { checkModel, modelFacts } from '../models/check-sent-model';
import { fileUses } from './file-uses';
import { openPdfChecks } from './pdf/check-pdf';
import { fileFolder, filesAside, isModel, nameFor, storedFile, storedFiles, storeFile } from './stored-files';
import { draftsInUse } from '../rooms/contents';
import type { ItemServices } from '../content/reading/open-item';
import { writeFault } from '../content/writing/write-fault';
import { bringBack, eachOf, putAside } from './put-aside';
import type { Uploads } from './uploads';
import { signedInOf } from '../people/signed-in';
import { firstOf } from '../desk/first-of';
import { note } from '../desk/log-queries';
import { addRoutes, type RequestOf } from '../desk/add-routes';

const TYPES = { pdf: 'application/pdf', glb: MODEL_TYPE } as const;

/** PDFs that events and articles offer to their visitors, and models of works. */
export function addFileRoutes(app: FastifyInstance, services: ItemServices, uploads: Uploads): void {
  const { catalogue, database, settings, models, now } = services;
  const folderOf = (file: string): string => fileFolder(settings.catalogueDir, file);
  const aside = filesAside(settings.dataDir);
  const pdfs = openPdfChecks();
  app.addHook('onClose', async () => pdfs.close());

  const take =
    (extension: 'pdf' | 'glb') =>
    async (request: RequestOf<(typeof fileRoutes)['POST /files']>): Promise<StoredFile> => {
      const { upload, name } = request.body;
      const source = await uploads.find(upload);
      if (!source) throw new DeskError('uploadGone');
      try {
        const wanted = { name, extension };
        // Nothing lies in the catalogue that was not looked at, also where this process is killed.
        const model = extension === 'glb' ? await modelIn(source, wanted) : undefined;
        if (extension === 'pdf') await pdfs.check(source);
        const file = await storeFile(settings.catalogueDir, wanted, source).catch((error: unknown) => {
          throw writeFault(error);
        });
        if (model) await models.place(path.join(folderOf(file), file), model);
        await noteOf(request, 'file-added', [file]);
        return await requireFile(file);
      } finally {
        await uploads.drop(upload);
      }
    };

  addRoutes(app, fileRoutes, {
    'POST /files': take('pdf'),
    'POST /models': take('glb'),

    'GET /files': async () => {
      const [files, drafts] = await Promise.all([storedFiles(settings.catalogueDir), draftsInUse(services)]);
      const uses = await fileUses(catalogue(), drafts);
      return { files: files.map((one): FileLine => ({ ...one, uses: uses.get(one.file) ?? [] })) };
    },

    'GET /files/facts': async ({ query: { file } }) => {
      const stored = await requireFile(file);
      return isModel(file)
        ? { ...stored, model: await modelFacts(path.join(folderOf(file), file), models) }
        : stored;
    },

    'GET /files/open': async ({ query }, reply) => {
      const { file, bytes } = await requireFile(query.file);
      return reply
        .headers({
          'content-type': TYPES[isModel(file) ? 'glb' : 'pdf'],
          'content-length': bytes,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file)}`,
        })
        .send(createReadStream(path.join(folderOf(file), file)));
    },

    'POST /files/remove': async (request) => {
      const files = [...new Set(request.body.files)];
      const uses = await fileUses(catalogue(), await draftsInUse(services));
      if (files.some((file) => uses.has(file))) throw new DeskError('fileInUse');
      const names = await eachOf(files, (file) => putAside(folderOf(file), file, aside));
      await noteOf(request, 'file-removed', files);
      return { aside: names };
    },

    'POST /files/bring-back': async (request) => {
      const files = await eachOf(request.body.aside, (name) => bringBack(folderOf(name), name, aside));
      await noteOf(request, 'file-brought-back', files);
      return { files };
    },
  });

  async function modelIn(source: string, wanted: Parameters<typeof nameFor>[1]): Promise<CheckedModel> {
    const file = await nameFor(settings.catalogueDir, wanted).catch((error: unknown) => {
      throw writeFault(error);
    });
    return checkModel(source, modelId(file), models);
  }

  async function requireFile(file: string): Promise<StoredFile> {
    const stored = await storedFile(folderOf(file), file);
    if (!stored) throw new DeskError('notFound');
    return stored;
  }

  function noteOf(
    request: FastifyRequest,
    act: 'file-added' | 'file-removed' | 'file-brought-back',
    files: readonly string[],
  ): Promise<void> {
    const { person } = signedInOf(request);
    return database.write((to) => note(to, person, act, { about: firstOf(files), now: now() }));
  }
}
