import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashCode } from './open-rooms';
import type { Queries } from '../database/queries';
import { picturesOf, piecesOf, type RoomRow } from './room-queries';
import { roomPage } from '../../src/contract/rooms/room-paths';
import type { OpenRoom } from './contract/room';
import { DeskError } from '../desk/desk-error';
import { placeOf } from '../desk/pages';
import { discardChanges, showChanges } from './approval';
import { freezeContents } from './contents';
import type { DeskServices } from '../desk/desk-services';
import { openRoom } from './open-room';
import { removeUnshown } from './room-picture-files';
import { addRoomPreview, giveLink, noteChange, setColumns, withdrawRoom } from './desk-room-queries';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { rowOf } from './desk-room-routes';
import { roomDoorRoutes } from './contract/room-endpoints';
import { addRoutes, type RequestOf } from '../desk/add-routes';

const PREVIEW_MS = 12 * 60 * 60 * 1000;

/** Who comes into a room, and what waits to be seen there: its link, its code, its end, changes, and the desk itself. */
export function addRoomDoorRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, settings, now } = services;
  const time = (): string => new Date(now()).toISOString();

  /** What waits to be seen by its client is shown, or given up. */
  const onChanges =
    (act: 'room-changes-shown' | 'room-changes-discarded', work: typeof showChanges) =>
    async (
      request: RequestOf<(typeof roomDoorRoutes)['POST /rooms/:id/changes/show']>,
    ): Promise<OpenRoom> => {
      const { person } = signedInOf(request);
      const pictures = await database.write(async (to) => {
        const room = await rowOf(to, request.params.id);
        // Somebody has written on since it was looked at, or was first.
        if (room.shown === null || room.number !== request.body.number)
          throw new DeskError('changedElsewhere', { by: room.changed_by });
        const before = [...(await picturesOf(to, room.id)), ...room.shown.pictures];
        await work(to, room, { by: person, at: time() });
        await note(to, person, act, { about: String(room.id), now: now() });
        return before;
      });
      await removeUnshown(services, pictures);
      return openRoom(services, request.params.id, person);
    };

  addRoutes(app, roomDoorRoutes, {
    'POST /rooms/:id/link': async (request) => {
      const { person } = signedInOf(request);
      const { token, locale } = await database.write(async (to) => {
        const room = await rowOf(to, request.params.id);
        await requireReady(to, room, now());
        const given = await giveLink(to, room.id, time());
        await freezeContents(to, room.id);
        await noteChange(to, room.id, { by: person, at: time() });
        await note(to, person, 'room-given', { about: String(room.id), now: now() });
        return { token: given, locale: room.locale };
      });
      const url = settings.siteUrl + roomPage(locale, token);
      return { url, room: await openRoom(services, request.params.id, person) };
    },

    'POST /rooms/:id/withdraw': (request) =>
      change(request, async (to, room) => {
        await withdrawRoom(to, room.id, time());
        await note(to, signedInOf(request).person, 'room-withdrawn', { about: String(room.id), now: now() });
      }),

    'POST /rooms/:id/changes/show': onChanges('room-changes-shown', showChanges),
    'POST /rooms/:id/changes/discard': onChanges('room-changes-discarded', discardChanges),

    'PUT /rooms/:id/code': async (request) => {
      const { code } = request.body;
      const hash = code === null ? null : await hashCode(code);
      return change(request, (to, room) => setColumns(to, room.id, { code: hash }));
    },

    'POST /rooms/:id/preview': async (request) => {
      const { session } = signedInOf(request);
      const until = new Date(now() + PREVIEW_MS).toISOString();
      const { token, locale } = await database.write(async (to) => {
        const room = await rowOf(to, request.params.id);
        return { locale: room.locale, token: await addRoomPreview(to, room.id, session, until) };
      });
      const { origin } = await placeOf(request, services);
      // An API with an address of its own serves the desk there, and the site is elsewhere.
      const isApart = settings.apiPublicUrl !== '' && new URL(settings.apiPublicUrl).origin === origin;
      return { url: (isApart ? settings.siteUrl : origin) + roomPage(locale, token) };
    },
  });
  async function change(
    request: FastifyRequest<{ Params: { id: number } }>,
    work: (to: Queries, room: RoomRow) => Promise<void>,
  ): Promise<OpenRoom> {
    const { person } = signedInOf(request);
    await database.write(async (to) => {
      const room = await rowOf(to, request.params.id);
      await work(to, room);
      await noteChange(to, room.id, { by: person, at: time() });
    });
    return openRoom(services, request.params.id, person);
  }
}

/** @throws DeskError where there is nothing to show yet */
async function requireReady(from: Queries, room: RoomRow, now: number): Promise<void> {
  const lacking = [
    ...(room.title === '' ? ['title'] : []),
    ...((await piecesOf(from, room.id)).length === 0 ? ['pieces'] : []),
    ...(Date.parse(room.valid_until) <= now ? ['valid_until'] : []),
  ];
  if (lacking.length > 0) throw new DeskError('roomUnready', { fields: lacking });
}
