import type { FastifyInstance } from 'fastify';
import { Notices, NOTICES_PATH } from '../../src/contract/server/notices';
import type { ApiServices } from '../api-services';
import { allModelNotices } from './fit/model-notices';
import { responses } from '../content/answers/response-schemas';

export function addNoticesRoute(app: FastifyInstance, { readPart }: Pick<ApiServices, 'readPart'>): void {
  const summary = 'What is wrong in the catalogue and keeps nothing from being shown';
  const schema = { tags: ['Health'], summary, response: responses(Notices, summary, []) };
  app.get(NOTICES_PATH, { schema }, async (_, reply): Promise<Notices> => {
    reply.header('cache-control', 'no-store');
    return { data: await allModelNotices(readPart, { publicOnly: true }) };
  });
}
