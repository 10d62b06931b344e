import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Server } from '@tus/server';
import { faultAnswer } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { scope } from '../http/scope';
import { signedInOf } from '../people/signed-in';
import { LARGEST_UPLOAD } from './contract/upload-bounds';
import { openUploads, type Uploads } from './uploads';

/**
 * Pictures, PDFs and models on their way, by the tus protocol (https://tus.io): an upload goes on where a line broke. A part that cannot be written
 * is answered as any other write of the desk is.
 */
export async function addUploadRoutes(app: FastifyInstance, services: DeskServices): Promise<Uploads> {
  const uploads = openUploads(services);
  /** In whose name an upload is begun. */
  const beginner = new AsyncLocalStorage<number>();
  let opened: Promise<Server> | undefined;
  const open = async (): Promise<Server> => {
    const [{ Server: Tus }, { UploadStore }] = await Promise.all([
      import('@tus/server'),
      import('./upload-store'),
    ]);
    return new Tus({
      path: '/desk/api/uploads',
      datastore: new UploadStore(uploads, () => beginner.getStore() ?? 0),
      maxSize: LARGEST_UPLOAD,
      relativeLocation: true,
      namingFunction: () => randomBytes(16).toString('hex'),
      // That of the package is of one process. The rows see to it that a part comes in once.
      locker: { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) },
      onResponseError(request, error) {
        // Its own are told in the words of the protocol.
        if (!(error instanceof Error)) return undefined;
        const { statusCode, answer, headers } = faultAnswer(error, app.log);
        for (const [name, value] of Object.entries({
          'content-type': 'application/json; charset=utf-8',
          ...headers,
        }))
          request.runtime?.node?.res?.setHeader(name, value);
        return { status_code: statusCode, body: JSON.stringify(answer) };
      },
    });
  };
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
            const tus = await (opened ??= open());
            reply.hijack();
            await beginner.run(signedInOf(request).person.id, () => tus.handle(request.raw, reply.raw));
          },
        });
    }),
  );
  return uploads;
}
