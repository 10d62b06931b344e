import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RoomCountBody } from '../../src/contract/rooms/room-bodies';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { responses } from '../content/answers/view';
import type { Queries } from '../database/queries';
import { ApiError } from '../http/api-error';
import { limitNetworks } from '../http/network-limit';
import { GONE, ROOM_HEADERS, ROOM_PARAMS, ROOM_TAGS, type RoomDoor } from './open-rooms';
import { roomById, type RoomRow } from './room-queries';

/** That one network may send in a minute. */
const MOST = 60;

const asksNotTo = ({ headers }: FastifyRequest): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** Openings and seconds, as numbers alone: nothing of the visitor, and nothing where they ask not to be counted. */
export function addRoomCountRoute(
  app: FastifyInstance,
  { database }: Pick<ApiServices, 'database'>,
  door: RoomDoor,
): void {
  const summary = 'Count that a room was opened, and how long its pieces were looked at';
  const { 200: _, ...failures } = responses(Type.Null(), summary, [403, 413, 422, 429, 503]) as Record<
    number,
    object
  >;
  const schema = {
    tags: ROOM_TAGS,
    summary,
    params: ROOM_PARAMS,
    headers: Type.Object(ROOM_HEADERS),
    body: RoomCountBody,
    response: { ...failures, 204: { type: 'null', description: summary }, 404: GONE },
  };
  app.post<{ Params: { token: string }; Body: RoomCountBody }>(
    ROOM_PATHS.count,
    { schema, onRequest: limitNetworks(app, MOST, 'tooMany') },
    async (request, reply) => {
      const opened = await door.open(request);
      if (!opened) return door.gone(request, reply);
      if (opened.isLocked) throw new ApiError(403, 'wrongCode');
      const { id } = opened.room;
      const { opened: isOpened = false, seconds = {} } = request.body;
      if (opened.isPreview || opened.room.is_counted === 0 || asksNotTo(request))
        return reply.code(204).send();
      await database.write(async (to) => {
        // As it is now: two tabs may open it at once.
        const room = await roomById(to, id);
        if (!room) return;
        if (isOpened) await countOpening(to, room, Date.now());
        if (Object.keys(seconds).length > 0) await countSeconds(to, id, seconds, Date.now());
      });
      return reply.code(204).send();
    },
  );
}

/** ms; who comes back sooner has not been away. */
const SAME_OPENING_MS = 30 * 60 * 1000;

/** An opening within half an hour of the last sign of life is the same one, as of a second tab or a reload. */
async function countOpening(to: Queries, { id, seen_at }: Pick<RoomRow, 'id' | 'seen_at'>, now: number) {
  const at = new Date(now).toISOString();
  const isSame = seen_at !== null && Math.abs(now - Date.parse(seen_at)) < SAME_OPENING_MS;
  await to
    .updateTable('rooms')
    .set((eb) => ({
      openings: eb('openings', '+', isSame ? 0 : 1),
      opened_at: eb.fn.coalesce('opened_at', eb.val(at)),
      seen_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

/** @param seconds by the ids of pieces; those of other rooms are left alone */
async function countSeconds(
  to: Queries,
  room: number,
  seconds: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  for (const [piece, count] of Object.entries(seconds))
    await to
      .updateTable('room_pieces')
      .set((eb) => ({ seconds: eb('seconds', '+', count) }))
      .where('room', '=', room)
      .where('id', '=', Number(piece) || 0)
      .execute();
  const seen = { seen_at: new Date(now).toISOString() };
  await to.updateTable('rooms').set(seen).where('id', '=', room).execute();
}
