import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Statements } from '../../../../api/storage/connection';
import { picturesOf, piecesOf, roomById, type RoomRow } from '../../../../api/storage/tables/rooms';
import {
  ChangeRoom,
  OfPiece,
  OfRoom,
  type MadeRoom,
  type OpenRoom,
  type SavedRoom,
} from '../../../contract/rooms/room';
import {
  AddPieces,
  ListRooms,
  MakeRoom,
  OrderPieces,
  type RoomPage,
} from '../../../contract/rooms/room-calls';
import { DeskError } from '../../desk-error';
import { changeRoom } from '../../rooms/change-room';
import { copyPieces } from '../../rooms/copy-room';
import { makeRoom, putPieces } from '../../rooms/make-room';
import { holdBack, noteRoomChange } from '../../rooms/approval';
import { openRoom, type RoomServices } from '../../rooms/open-room';
import { roomPage } from '../../rooms/room-lines';
import { removeRoomPicture, removeUnshown } from '../../rooms/room-picture-files';
import { orderPieces, removePiece } from '../../rooms/tables/pieces';
import { deleteRoom, type Act } from '../../rooms/tables/rooms';
import { signedInOf } from '../../signed-in';
import { note } from '../../tables/log';

type Of = { Params: Static<typeof OfRoom> };

/** Rooms for clients: the list, and what is written into one. */
export function addRoomCalls(app: FastifyInstance, services: RoomServices): void {
  const { database, catalogue, settings, notes, now } = services;

  app.get<{ Querystring: ListRooms }>(
    '/rooms',
    { schema: { querystring: ListRooms } },
    (request): Promise<RoomPage> => roomPage(services, request.query, signedInOf(request).person),
  );

  app.get<Of>(
    '/rooms/:id',
    { schema: { params: OfRoom } },
    (request): Promise<OpenRoom> => openRoom(services, request.params.id, signedInOf(request).person),
  );

  app.post<{ Body: MakeRoom }>(
    '/rooms',
    { schema: { body: MakeRoom } },
    async (request, reply): Promise<MadeRoom> => {
      const { person } = signedInOf(request);
      const known = await notes.on(database, 'works');
      const { id, unknown, copied } = await database.write((to) =>
        makeRoom(to, request.body, {
          ...{ catalogue: catalogue(), notes: known, language: person.language, now: now() },
          act: actOf(request),
        }),
      );
      if (copied) await copyPieces(services, copied.id, id);
      void reply.code(201);
      return { room: await openRoom(services, id, person), unknown };
    },
  );

  app.patch<Of & { Body: Static<typeof ChangeRoom> }>(
    '/rooms/:id',
    { schema: { params: OfRoom, body: ChangeRoom } },
    async (request): Promise<SavedRoom> => {
      const conflicts = await database.write(async (to) =>
        changeRoom(to, await rowOf(to, request.params.id), request.body.changes, actOf(request)),
      );
      return { item: await answer(request), conflicts };
    },
  );

  app.post<Of & { Body: Static<typeof AddPieces> }>(
    '/rooms/:id/pieces',
    { schema: { params: OfRoom, body: AddPieces } },
    async (request): Promise<OpenRoom> => {
      const known = await notes.on(database, 'works');
      return change(request, (to, room) =>
        putPieces(to, room, request.body.works, { catalogue: catalogue(), notes: known }),
      );
    },
  );

  app.delete<{ Params: Static<typeof OfPiece> }>(
    '/rooms/:id/pieces/:piece',
    { schema: { params: OfPiece } },
    async (request): Promise<OpenRoom> => {
      const { id, piece } = request.params;
      const pictures = await database.read((from) => picturesOf(from, id));
      const changed = await change(request, (to) => removePiece(to, id, piece));
      await removeUnshown(services, pictures);
      return changed;
    },
  );

  app.put<Of & { Body: Static<typeof OrderPieces> }>(
    '/rooms/:id/order',
    { schema: { params: OfRoom, body: OrderPieces } },
    (request): Promise<OpenRoom> =>
      change(request, async (to, { id, changed_by }) => {
        const there = (await piecesOf(to, id)).map((piece) => piece.id);
        const { pieces } = request.body;
        // A colleague has put in or taken out a piece since.
        if (there.length !== pieces.length || !there.every((one) => pieces.includes(one)))
          throw new DeskError('changedElsewhere', { by: changed_by });
        await orderPieces(to, id, pieces);
      }),
  );

  app.delete<Of>(
    '/rooms/:id',
    { schema: { params: OfRoom }, config: { may: 'publish' } },
    async (request, reply) => {
      const { id } = request.params;
      const { person } = signedInOf(request);
      const pictures = await database.read((from) => picturesOf(from, id));
      await database.write(async (to) => {
        await deleteRoom(to, (await rowOf(to, id)).id);
        await note(to, person, 'room-deleted', { about: String(id), now: now() });
      });
      for (const { name } of pictures) await removeRoomPicture(settings.dataDir, name);
      return reply.code(204).send();
    },
  );

  const actOf = (request: FastifyRequest): Act => ({
    by: signedInOf(request).person,
    at: new Date(now()).toISOString(),
  });
  const answer = (request: FastifyRequest): Promise<OpenRoom> =>
    openRoom(services, (request.params as { id: number }).id, signedInOf(request).person);

  async function change(
    request: FastifyRequest,
    work: (to: Statements, room: RoomRow) => Promise<void>,
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
export async function rowOf(from: Statements, id: number): Promise<RoomRow> {
  const room = await roomById(from, id);
  if (!room) throw new DeskError('notFound');
  return room;
}
