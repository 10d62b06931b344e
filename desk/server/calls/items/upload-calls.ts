import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { scope } from '../../../../api/http/scope';
import { LARGEST_UPLOAD } from '../../../contract/items/upload-bounds';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { openUploads, type Uploads } from '../../pictures/uploads';

/** Bytes that stay free for everything else. */
const ROOM = 10 * LARGEST_UPLOAD;

/** Pictures and PDFs on their way, by the tus protocol. */
export async function addUploadCalls(app: FastifyInstance, { settings }: DeskServices): Promise<Uploads> {
  const uploads = openUploads(settings.dataDir);
  app.addHook('onClose', async () => uploads.close());
  // The protocol's server reads the request itself.
  await app.register(
    scope('uploads', (parts) => {
      parts.removeAllContentTypeParsers();
      parts.addContentTypeParser('*', (_request, _payload, done) => done(null));
      for (const url of ['/uploads', '/uploads/:id'])
        parts.route({
          ...{ method: ['POST', 'PATCH', 'HEAD', 'DELETE'], url, config: { isUpload: true } },
          bodyLimit: LARGEST_UPLOAD,
          handler: async (request, reply) => {
            if (request.method === 'POST') await requireRoom(settings.dataDir);
            const handle = await uploads.open();
            reply.hijack();
            await handle(request.raw, reply.raw);
          },
        });
    }),
  );
  return uploads;
}

/** A full disk would take the database with it. @throws DeskError */
async function requireRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < ROOM) throw new DeskError('diskFull');
}
