import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { notFound } from '../http/api-error';
import { mimeTypeOf } from '../media/mime-types';
import { pictureNamed } from './room-queries';
import { asked, isMade, openRoomDerivatives } from './room-images';

/** As long as the room is open; nobody may keep it. */
export function addRoomPictureRoute(
  app: FastifyInstance,
  { database, files }: Pick<ApiServices, 'database' | 'files'>,
): void {
  const derivatives = openRoomDerivatives(files);
  app.addHook('onClose', () => derivatives.settled());
  const schema = {
    tags: ['Rooms'],
    summary: 'A picture that only a room has, in one width and format',
    params: Type.Object({ name: Type.String() }),
  };
  app.get<{ Params: { name: string } }>(ROOM_PATHS.picture, { schema }, async (request, reply) => {
    const wanted = asked(request.params.name);
    const found = wanted && (await database.read((from) => pictureNamed(from, wanted.name, Date.now())));
    if (!wanted || !found || !isMade(found.width, wanted.width)) throw notFound();
    const { name, width, format } = wanted;
    const content =
      (await derivatives.find({ name, width, format })) ??
      (await derivatives.make({ name, color: found.color, extension: found.extension }, width, format));
    return reply.type(mimeTypeOf(request.params.name)).send(content);
  });
}
