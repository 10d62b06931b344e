import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { asideFolder } from '../../../../api/media/former-pictures';
import { DeletedPicture, type DeletedLine, type DeletedList } from '../../../contract/items/deleted';
import type { DeskServices } from '../../desk-services';
import { filesAside } from '../../files/stored-files';
import { keptAside, type KeptAside } from '../../pictures/kept-aside';
import { sizeOf, thumbOfFile } from '../../pictures/thumbs';

/** As many as one looks through; earlier ones are kept all the same. */
const MOST = 200;

/** Pictures and files that were deleted, until they are brought back. */
export function addDeletedCalls(app: FastifyInstance, { settings }: DeskServices): void {
  const pictures = asideFolder(settings.dataDir);
  const files = filesAside(settings.dataDir);

  app.get('/deleted', async (): Promise<DeletedList> => {
    const [seen, read] = await Promise.all([keptAside(pictures), keptAside(files)]);
    const lines = [
      ...seen.map((one) => ({ ...one, kind: 'picture' as const })),
      ...read.map((one) => ({ ...one, kind: 'file' as const })),
    ];
    const latest = lines.sort((one, other) => other.at - one.at).slice(0, MOST);
    return { lines: await Promise.all(latest.map((line) => lineOf(line))) };
  });

  app.get<{ Querystring: { aside: string } }>(
    '/deleted/thumb',
    { schema: { querystring: DeletedPicture } },
    async ({ query }, reply) =>
      reply.type('image/webp').send(await thumbOfFile(pictures, query.aside, settings.dataDir)),
  );

  async function lineOf({
    kind,
    aside,
    file,
    bytes,
    at,
    writtenAt,
  }: KeptAside & Pick<DeletedLine, 'kind'>): Promise<DeletedLine> {
    const line = { kind, aside, file, bytes, at: new Date(at).toISOString() };
    if (kind === 'file') return { ...line, thumb: null };
    const size = await sizeOf(path.join(pictures, aside), new Date(writtenAt).toISOString());
    const url = `/desk/api/deleted/thumb?${new URLSearchParams({ aside }).toString()}`;
    return { ...line, thumb: { url, alt: '', night: null, ...size } };
  }
}
