import type { FastifyInstance } from 'fastify';
import { Notices, NOTICES_PATH } from '../../src/contract/server/notices';
import type { ApiServices } from '../api-services';
import { modelNotices } from './fit/model-notices';
import { responses } from '../content/answers/response-schemas';

export function addNoticesRoute(app: FastifyInstance, { catalogue }: Pick<ApiServices, 'catalogue'>): void {
  const summary = 'What is wrong in the catalogue and keeps nothing from being shown';
  const schema = { tags: ['Health'], summary, response: responses(Notices, summary, []) };
  app.get(NOTICES_PATH, { schema }, async (_, reply): Promise<Notices> => {
    reply.header('cache-control', 'no-store');
    const current = catalogue();
    const isPublic = ({ file }: { file: string }) =>
      current.works.get(file.slice('works/'.length, -'.yaml'.length))?.status !== 'draft';
    return { data: modelNotices(current).filter(isPublic) };
  });
}
