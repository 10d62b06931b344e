import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { inTurn } from '../database/in-turn';
import { currentFiles, freeName, modelsNamed, type StoredRow } from '../files/file-queries';
import { streamOriginal } from '../files/originals';
import { type FoundModel, modelId } from '../models/model-facts';
import { foundIn } from '../models/offer-model';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import { type FileLine, fileRoutes, type StoredFile } from './contract/files';
import { DeskError } from '../desk/desk-error';
import { checkModel, modelFacts } from '../models/check-sent-model';
import { fileUses } from './picture-uses';
import { openPdfChecks } from './pdf/check-pdf';
import type { ItemServices } from '../content/reading/open-item';
import { addFile, noteFiles, plainName, type Wanted } from './add-file';
import { bringBack, putAside } from './put-aside';
import type { Uploads } from './uploads';
import { addRoutes, type RequestOf } from '../desk/add-routes';

const TYPES = { files: 'application/pdf', models: MODEL_TYPE } as const;

const kindOf = (file: string): keyof typeof TYPES => (file.endsWith('.glb') ? 'models' : 'files');

const storedOf = ({ name, bytes, at }: StoredRow): StoredFile => ({ file: name, bytes, at });

/** PDFs that events and articles offer to their visitors, and models of works. */
export function addFileRoutes(app: FastifyInstance, services: ItemServices, uploads: Uploads): void {
  const { database, files: store, models, now } = services;
  const pdfs = openPdfChecks();
  app.addHook('onClose', async () => pdfs.close());

  const take =
    (extension: 'pdf' | 'glb') =>
    async (request: RequestOf<(typeof fileRoutes)['POST /files']>): Promise<StoredFile> => {
      const wanted = { kind: kindOf(`.${extension}`), name: request.body.name, extension };
      return uploads.take(request.body.upload, async (source) => {
        // Nothing is in the store that was not looked at, also where this process is killed.
        const model = extension === 'glb' ? await modelIn(source, wanted) : undefined;
        if (extension === 'pdf') await pdfs.check(source);
        const file = await addFile(services, wanted, await readFile(source), model && { model });
        // Somebody was faster with the name: what is made has the name of its model.
        if (model) await models.look(source, modelId(file));
        await noteFiles(services, request, 'file-added', [file]);
        return storedOf(await requireFile(file));
      });
    };

  addRoutes(app, fileRoutes, {
    'POST /files': take('pdf'),
    'POST /models': take('glb'),

    'GET /files': async () => {
      const rows = await database.read((from) =>
        inTurn(['files', 'models'] as const, (kind) => currentFiles(from, kind)),
      );
      const uses = await fileUses(services);
      const files = rows.flat().sort((one, other) => other.at.localeCompare(one.at));
      return {
        files: files.map((row): FileLine => ({ ...storedOf(row), uses: uses.get(row.name) ?? [] })),
      };
    },

    'GET /files/facts': async ({ query: { file } }) => {
      const stored = storedOf(await requireFile(file));
      const model = (await database.read((from) => modelsNamed(from, [file]))).get(file);
      return model ? { ...stored, model: modelFacts(foundIn(model)) } : stored;
    },

    'GET /files/open': async ({ query: { file } }, reply) => {
      const { bytes, hash } = await requireFile(file);
      return reply
        .headers({
          'content-type': TYPES[kindOf(file)],
          'content-length': bytes,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file)}`,
        })
        .send(await streamOriginal(store, hash));
    },

    'POST /files/remove': async (request) => {
      const files = [...new Set(request.body.files)];
      const uses = await fileUses(services);
      if (files.some((file) => uses.has(file))) throw new DeskError('fileInUse');
      const taken = files.map((file) => ({ kind: kindOf(file), file }));
      const names = await database.write((to) => putAside(to, taken, new Date(now()).toISOString()));
      await noteFiles(services, request, 'file-removed', files);
      return { aside: names };
    },

    'POST /files/bring-back': async (request) => {
      const files = await database.write((to) => bringBack(to, kindOf, request.body.aside));
      await noteFiles(services, request, 'file-brought-back', files);
      return { files };
    },
  });

  async function modelIn(source: string, wanted: Wanted): Promise<FoundModel> {
    const file = await database.read((from) => freeName(from, 'models', plainName(wanted)));
    return checkModel(source, modelId(file), models);
  }

  async function requireFile(file: string): Promise<StoredRow> {
    const [row] = await database.read((from) => currentFiles(from, kindOf(file), file));
    if (!row) throw new DeskError('notFound');
    return row;
  }
}
