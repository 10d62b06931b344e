import type { FastifyInstance } from 'fastify';
import { openRoomDerivatives, removeUnshown, storeRoomPicture } from './room-picture-files';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf } from './room-queries';
import { DeskError, writeFault } from '../desk/desk-error';
import { holdBack, noteRoomChange } from './approval';
import type { DeskServices } from '../desk/desk-services';
import { openRoom } from './open-room';
import { addPicture, removePicture } from './piece-queries';
import { signedInOf } from '../people/signed-in';
import type { TakeUpload } from '../media/picture-routes';
import { rowOf } from './desk-room-routes';
import { roomPictureRoutes } from './contract/room-endpoints';
import { addRoutes } from '../desk/add-routes';

/** px; as large as pictures of lists. */
const THUMB = 480;
/** Seconds; a picture of a room is never replaced. */
const KEPT_S = 24 * 60 * 60;

/** Pictures that a room alone has. */
export function addRoomPictureFileRoutes(
  app: FastifyInstance,
  services: DeskServices & { takeUpload: TakeUpload },
): void {
  const { database, files, now, takeUpload } = services;
  const derivatives = openRoomDerivatives(files);
  app.addHook('onClose', () => derivatives.settled());

  addRoutes(app, roomPictureRoutes, {
    'POST /rooms/:id/pictures': async (request) => {
      const { person } = signedInOf(request);
      const { id } = request.params;
      const { upload, piece } = request.body;
      await database.read((from) => requirePlace(from, id, piece));
      const stored = await storeRoomPicture(files, await takeUpload(upload)).catch((error: unknown) => {
        throw error instanceof DeskError ? error : writeFault(error);
      });
      await database.write(async (to) => {
        // The piece may have been taken out while the picture came.
        await requirePlace(to, id, piece);
        const act = { by: person, at: new Date(now()).toISOString() };
        await holdBack(to, await rowOf(to, id), act);
        await addPicture(to, id, { ...stored, piece, alt: '' });
        await noteRoomChange(to, id, act);
      });
      return openRoom(services, id, person);
    },

    'GET /rooms/:id/pictures/:picture': async (request, reply) => {
      const { id, picture } = request.params;
      const found = await database.read(async (from) =>
        (await picturesOf(from, id)).find((one) => one.id === picture),
      );
      if (!found) throw new DeskError('notFound');
      const { name, extension, color } = found;
      const width = Math.min(THUMB, found.width);
      const content =
        (await derivatives.find({ name, width, format: 'webp' })) ??
        (await derivatives.make({ name, color, extension }, width, 'webp'));
      return reply
        .headers({ 'content-type': 'image/webp', 'cache-control': `private, max-age=${KEPT_S}` })
        .send(content);
    },

    'DELETE /rooms/:id/pictures/:picture': async (request) => {
      const { person } = signedInOf(request);
      const { id, picture } = request.params;
      const removed = await database.write(async (to) => {
        const found = (await picturesOf(to, id)).find((one) => one.id === picture);
        if (!found) throw new DeskError('notFound');
        const act = { by: person, at: new Date(now()).toISOString() };
        await holdBack(to, await rowOf(to, id), act);
        await removePicture(to, id, picture);
        await noteRoomChange(to, id, act);
        return found;
      });
      await removeUnshown(services, [removed]);
      return openRoom(services, id, person);
    },
  });
}

/** @throws DeskError where there is no such room, or no such piece in it */
async function requirePlace(from: Queries, room: number, piece: number | null): Promise<void> {
  await rowOf(from, room);
  if (piece !== null && !(await piecesOf(from, room)).some(({ id }) => id === piece))
    throw new DeskError('notFound');
}
