import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormAnswer, isSuspected } from '../../src/contract/forms/forms';
import { RoomAnswerBody } from '../../src/contract/rooms/room-bodies';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { postOf } from '../forms/post-of';
import { isRepeated, KeyHeader } from '../forms/repeated-post';
import { tidyBody } from '../forms/tidy-body';
import { ApiError } from '../http/api-error';
import { formAnswer } from '../http/form-answer';
import { limitNetworks } from '../http/network-limit';
import { responses } from '../content/answers/response-schemas';
import { queueMail } from '../mail/mail-queries';
import { keepMessage } from '../messages/keep-message';
import { keepPost } from '../forms/post-queries';
import { shownPiecesOf } from './room-queries';
import type { RoomDoor } from './open-rooms';
import { roomMail } from './room-mail';
import { GONE, ROOM_HEADERS, ROOM_PARAMS, ROOM_TAGS } from './room-schemas';

type Answering = FastifyRequest<{ Params: { token: string }; Body: RoomAnswerBody }>;

/** What a client writes becomes a message about the room. */
export function addRoomAnswerRoute(
  app: FastifyInstance,
  { database, settings, mailer }: ApiServices,
  door: RoomDoor,
): void {
  const tidy = async (request: FastifyRequest) => {
    request.body = tidyBody(request.body, [], false);
  };
  const summary = 'Answer from a room: becomes a message about it';
  const schema = {
    tags: ROOM_TAGS,
    summary,
    params: ROOM_PARAMS,
    headers: Type.Object({ ...ROOM_HEADERS, 'idempotency-key': Type.Optional(KeyHeader) }),
    body: RoomAnswerBody,
    response: { ...responses(FormAnswer, summary, [403, 413, 422, 429, 503]), 404: GONE },
  };
  app.post<{ Params: { token: string }; Body: RoomAnswerBody }>(
    ROOM_PATHS.answer,
    { schema, preValidation: tidy, onRequest: limitNetworks(app, settings.formRate, 'tooMany') },
    async (request: Answering, reply) => {
      const opened = await door.open(request);
      if (!opened) return door.gone(request, reply);
      const { room, isLocked, isPreview } = opened;
      if (isLocked) throw new ApiError(403, 'wrongCode');
      if (isPreview) throw new ApiError(403, 'previewOnly');
      const { message, pieces: ids, name = room.client || room.title } = request.body;
      const post = postOf({
        path: `${ROOM_PATHS.answer} ${room.id}`,
        body: { ...request.body, email: room.email ?? '' },
        key: request.headers['idempotency-key'] as string | undefined,
        isPlain: false,
      });
      await database.write(async (to) => {
        if (post) {
          if (await isRepeated(to, post)) return;
          await keepPost(to, post, Date.now());
        }
        const about = (await shownPiecesOf(to, room)).filter(({ id }) => ids.includes(String(id)));
        const works = about.map(({ work }) => ({ id: work }));
        const [only] = works;
        const suspected = { isSuspected: isSuspected(request.body) };
        const kept = await keepMessage(
          to,
          { name, email: room.email ?? '', message, inquiry_by: 'email' },
          {
            ...(only && works.length === 1 ? { work: only, works: [] } : { works }),
            room: room.id,
            ...suspected,
          },
          room.locale,
        );
        if (!mailer) return;
        const pieces = about.map(({ title }) => title);
        const mail = roomMail(settings.mailLanguage, {
          ...{ name, email: room.email, message, room: room.title, pieces, ...suspected },
        });
        await queueMail(to, { ...mail, message: kept });
      });
      mailer?.wake();
      return formAnswer(request, 'messageSent');
    },
  );
}
