import type { FastifyInstance } from 'fastify';
import { scope } from '../http/scope';
import { LARGEST_UPLOAD } from './contract/upload-bounds';
import type { DeskServices } from '../desk/desk-services';
import { openUploads, type Uploads } from './uploads';
import { signedInOf } from '../people/signed-in';

/** Pictures and PDFs on their way, by the tus protocol. */
export async function addUploadRoutes(app: FastifyInstance, { settings }: DeskServices): Promise<Uploads> {
  const uploads = openUploads(settings.dataDir, {
    note: (error) => app.log.error({ err: error }, 'request failed'),
  });
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
            const { id } = signedInOf(request).person;
            const told = Number(request.headers['upload-length'] ?? Number.NaN);
            const length = Number.isInteger(told) && told >= 0 ? told : undefined;
            const begun = request.method === 'POST' ? await uploads.promise(id, length) : undefined;
            reply.hijack();
            await uploads.handle(id, request.raw, reply.raw).finally(begun);
          },
        });
    }),
  );
  return uploads;
}
