import rateLimit from '@fastify/rate-limit';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { Answer } from '../../src/contract/common';
import { RoomData } from '../../src/contract/rooms/room';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { newestChange } from '../changes/change-queries';
import { scope } from '../http/scope';
import { ApiError } from '../http/api-error';
import { isOwnOrigin } from '../http/origins';
import { responses } from '../content/answers/response-schemas';
import { piecesOf, picturesOf, roomMark, shownPicturesOf, shownPiecesOf } from './room-queries';
import { openRoomDoor, type RoomRequest } from './open-rooms';
import type { DraftPreviews } from '../previews/draft-previews';
import { addRoom, readGallery, roomAnswer } from './room-answer';
import { addRoomAnswerRoute } from './room-answer-route';
import { addRoomCountRoute } from './room-count-route';
import { addRoomPictureRoute } from './room-picture-route';
import { GONE, ROOM_HEADERS, ROOM_PARAMS, ROOM_TAGS } from './room-schemas';
import { etagOf, openWaiting } from './waiting';

interface RoomServices extends ApiServices {
  drafts?: DraftPreviews | undefined;
}

/** What the gallery shows to one client (docs/api.md, 'Rooms'). */
export async function addRoomRoutes(app: FastifyInstance, services: RoomServices): Promise<void> {
  const { readPart, database, drafts } = services;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });
  await app.register(rateLimit, { global: false });
  const door = openRoomDoor(app, services);
  const waiting = openWaiting();
  app.addHook('preClose', async () => waiting.end());

  const read = async (request: RoomRequest) => {
    const opened = await door.open(request);
    if (!opened) return undefined;
    const { room, isLocked } = opened;
    if (isLocked)
      return {
        state: 'locked',
        locale: room.locale,
        gallery: await readGallery(readPart, room.locale),
      } as const;
    const { catalogue, found } = await readPart(async (part) => {
      const { from } = part;
      const pieces = opened.isPreview ? await piecesOf(from, room.id) : await shownPiecesOf(from, room);
      const pictures = opened.isPreview ? await picturesOf(from, room.id) : await shownPicturesOf(from, room);
      return { pieces, pictures, unpublished: await addRoom(part, { room, pieces }, drafts) };
    });
    return roomAnswer(
      { catalogue, lang: room.locale },
      { ...opened, ...found },
      async (view, { id, work }) => {
        const draft = found.unpublished.get(id);
        return draft && drafts?.shown(view, { shelf: 'works', id: work }, draft);
      },
    );
  };

  const summary = 'A room for one client, behind the token of its link';
  const schema = {
    tags: ROOM_TAGS,
    summary,
    params: ROOM_PARAMS,
    headers: Type.Object({
      ...ROOM_HEADERS,
      prefer: Type.Optional(
        Type.String({
          description:
            '`wait=8`: where `If-None-Match` names what there is, answer once it is another one, with 304 after that time',
        }),
      ),
    }),
    response: { ...responses(Answer(RoomData), summary, [403, 429, 503]), 404: GONE },
  };
  app.get<{ Params: { token: string } }>(ROOM_PATHS.room, { schema }, async (request, reply) => {
    const opened = await door.open(request);
    const data =
      opened &&
      (await waiting.until(request, {
        read: () => read(request),
        mark: () =>
          database.read(async (from) => [await newestChange(from), await roomMark(from, opened.room.id)]),
        isLeft: () => reply.raw.destroyed,
      }));
    if (!data) return door.gone(request, reply);
    return reply.header('etag', etagOf(data)).send({ data });
  });
  addRoomPictureRoute(app, services);

  await app.register(
    scope('room posts', (posts) => {
      // Before the rate limit, which posts from other sites must not use up.
      posts.addHook('onRequest', async (request) => {
        if (!(await isOwnOrigin(request, services))) throw new ApiError(403, 'foreignOrigin');
      });
      addRoomAnswerRoute(posts, services, door);
      addRoomCountRoute(posts, services, door);
    }),
  );
}
