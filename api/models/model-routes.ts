import { negotiate } from '@fastify/accept-negotiator';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import { Notices, NOTICES_PATH } from '../../src/contract/server/notices';
import type { ApiServices } from '../api-services';
import { responses } from '../content/answers/view';
import { itemsNaming } from '../content/published/item-files';
import { notFound } from '../http/api-error';
import { attachment, isKnown, withLife } from '../media/media-addresses';
import { shownModel } from './fit/model-findings';
import { allModelNotices } from './fit/model-notices';
import { ENCODINGS, type MadeFile, modelKey } from './model-facts';

const NAME = /^[A-Za-z0-9_-]+\.[0-9a-f]{8}$/;
const FORM = /^(web|plain)\.glb$/;

export function addModelRoutes(
  app: FastifyInstance,
  { readPart, files, models }: Pick<ApiServices, 'readPart' | 'files' | 'models'>,
): void {
  /** Works that have a model, with it. */
  const around = async (name: string) => {
    const [id = ''] = name.split('.');
    const file = { folder: 'models', name: `${id}.glb` } as const;
    const { catalogue } = await readPart(async (part) =>
      part.add('works', await itemsNaming(part.from, 'works', file)),
    );
    return catalogue;
  };
  const offered = async (name: string) =>
    [...(await around(name)).foundModels.values()].flatMap((one) =>
      'offered' in one && one.offered.name === name ? [one.offered] : [],
    )[0];
  /** Somebody may have removed what was made. Those of replaced models are kept, as pages show them. */
  const bytesOf = async (file: MadeFile): Promise<number> => {
    const key = modelKey(file);
    const there = await files.facts(key);
    if (there) return there.bytes;
    const model = await offered(file.name);
    if (!model) throw notFound();
    await models.remake(model);
    return (await files.facts(key))?.bytes ?? Promise.reject(notFound());
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, file: MadeFile) => {
    const bytes = await bytesOf(file);
    const { name, form, encoding } = file;
    const address = `models/${name}/${form}${encoding ? `-${encoding}` : ''}`;
    if (encoding) reply.header('content-encoding', encoding);
    if (isKnown(request, address)) return withLife(reply, address).code(304).send();
    return withLife(reply, address)
      .type(MODEL_TYPE)
      .header('content-length', bytes)
      .send(await files.stream(modelKey(file)));
  };

  app.get<{ Params: { name: string; file: string } }>(
    '/media/models/:name/:file',
    { schema: schemaOf('A model for the page or for Scene Viewer', { name: 'id.version', file: 'web.glb' }) },
    (request, reply) => {
      const { name, file } = request.params;
      const form = FORM.exec(file)?.[1] as 'web' | 'plain' | undefined;
      if (!form || !NAME.test(name)) throw notFound();
      if (form === 'plain') return send(request, reply, { name, form });
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]);
      const packed = ENCODINGS.find((one) => one === encoding);
      return send(request, reply.header('vary', 'accept-encoding'), { name, form, encoding: packed });
    },
  );

  app.get<{ Params: { name: string; filename: string } }>(
    '/media/models/:name/original/:filename',
    { schema: schemaOf('A model to keep', { name: 'id.version', filename: 'any name' }) },
    async (request, reply) => {
      const { name, filename } = request.params;
      const catalogue = await around(name);
      const isGiven = [...catalogue.works.values()].some(
        (work) =>
          work.status !== 'draft' &&
          work.model?.download === true &&
          shownModel(catalogue, work)?.name === name,
      );
      if (!isGiven || !filename.endsWith('.glb')) throw notFound();
      const named = reply.header('content-disposition', attachment(filename));
      return send(request, named, { name, form: 'original' });
    },
  );
}

function schemaOf(summary: string, params: Record<string, string>) {
  const described = Object.entries(params).map(([name, description]) => [name, Type.String({ description })]);
  return { tags: ['Media'], summary, params: Type.Object(Object.fromEntries(described)) };
}

export function addNoticesRoute(app: FastifyInstance, { database }: Pick<ApiServices, 'database'>): void {
  const summary = 'What is wrong in the catalogue and keeps nothing from being shown';
  const schema = { tags: ['Health'], summary, response: responses(Notices, summary, []) };
  app.get(NOTICES_PATH, { schema }, async (_, reply): Promise<Notices> => {
    reply.header('cache-control', 'no-store');
    return { data: await allModelNotices(database, { publicOnly: true }) };
  });
}
