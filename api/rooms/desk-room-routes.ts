import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, roomById, type RoomRow } from './room-queries';
import type { OpenRoom } from './contract/room';
import { DeskError } from '../desk/desk-error';
import { changeRoom } from './change-room';
import { copyPieces } from './copy-room';
import { makeRoom, putPieces } from './make-room';
import { holdBack, noteRoomChange } from './approval';
import type { DeskServices } from '../desk/desk-services';
import { openRoom } from './open-room';
import { roomPage } from './room-lines';
import { removeRoomPicture, removeUnshown } from './room-picture-files';
import { orderPieces, removePiece } from './piece-queries';
import { deleteRoom, type Act } from './desk-room-queries';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { roomRoutes } from './contract/room-endpoints';
import { addRoutes } from '../desk/add-routes';

/** Rooms for clients: the list, and what is written into one. */
export function addDeskRoomRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, now } = services;

  addRoutes(app, roomRoutes, {
    'GET /rooms': (request) => roomPage(services, request.query, signedInOf(request).person),

    'GET /rooms/:id': (request) => openRoom(services, request.params.id, signedInOf(request).person),

    'POST /rooms': async (request) => {
      const { person } = signedInOf(request);
      const { id, unknown, copied } = await database.write((to) =>
        makeRoom(to, request.body, {
          ...{ language: person.language, now: now() },
          act: actOf(request),
        }),
      );
      if (copied) await copyPieces(services, copied.id, id);
      return { room: await openRoom(services, id, person), unknown };
    },

    'PATCH /rooms/:id': async (request) => {
      const conflicts = await database.write(async (to) =>
        changeRoom(to, await rowOf(to, request.params.id), request.body.changes, actOf(request)),
      );
      return { item: await answer(request), conflicts };
    },

    'POST /rooms/:id/pieces': (request) =>
      change(request, (to, room) => putPieces(to, room, request.body.works)),

    'DELETE /rooms/:id/pieces/:piece': async (request) => {
      const { id, piece } = request.params;
      const pictures = await database.read((from) => picturesOf(from, id));
      const changed = await change(request, (to) => removePiece(to, id, piece));
      await removeUnshown(services, pictures);
      return changed;
    },

    'PUT /rooms/:id/order': (request) =>
      change(request, async (to, { id, changed_by }) => {
        const there = (await piecesOf(to, id)).map((piece) => piece.id);
        const { pieces } = request.body;
        // A colleague has put in or taken out a piece since.
        if (there.length !== pieces.length || !there.every((one) => pieces.includes(one)))
          throw new DeskError('changedElsewhere', { by: changed_by });
        await orderPieces(to, id, pieces);
      }),

    'DELETE /rooms/:id': async (request) => {
      const { id } = request.params;
      const { person } = signedInOf(request);
      const pictures = await database.read((from) => picturesOf(from, id));
      await database.write(async (to) => {
        await deleteRoom(to, (await rowOf(to, id)).id);
        await note(to, person, 'room-deleted', { about: String(id), now: now() });
      });
      for (const { name } of pictures) await removeRoomPicture(services.files, name);
    },
  });
  const actOf = (request: FastifyRequest): Act => ({
    by: signedInOf(request).person,
    at: new Date(now()).toISOString(),
  });
  const answer = (request: FastifyRequest): Promise<OpenRoom> =>
    openRoom(services, (request.params as { id: number }).id, signedInOf(request).person);

  async function change(
    request: FastifyRequest,
    work: (to: Queries, room: RoomRow) => Promise<void>,
  ): Promise<OpenRoom> {
    const act = actOf(request);
    await database.write(async (to) => {
      const room = await rowOf(to, (request.params as { id: number }).id);
      await holdBack(to, room, act);
      await work(to, room);
      await noteRoomChange(to, room.id, act);
    });
    return answer(request);
  }
}

/** @throws DeskError where there is none */
export async function rowOf(from: Queries, id: number): Promise<RoomRow> {
  const room = await roomById(from, id);
  if (!room) throw new DeskError('notFound');
  return room;
}
