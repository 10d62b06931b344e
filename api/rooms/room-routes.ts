import rateLimit from '@fastify/rate-limit';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Answer } from '../../src/contract/common';
import { FormAnswer, isSuspected } from '../../src/contract/forms/forms';
import { inLanguage } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { RoomData } from '../../src/contract/rooms/room';
import { RoomAnswerBody } from '../../src/contract/rooms/room-bodies';
import { ROOM_PATHS } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { newestChange } from '../changes/change-queries';
import { responses } from '../content/answers/view';
import { postOf, tidyBody } from '../forms/tidy-body';
import { isRepeated, keepPost, KeyHeader } from '../forms/post-queries';
import { ApiError, notFound } from '../http/api-error';
import { formAnswer } from '../http/form-answer';
import { limitNetworks } from '../http/network-limit';
import { isOwnOrigin } from '../http/origins';
import { scope } from '../http/scope';
import type { Mail } from '../mail/mail';
import { queueMail } from '../mail/mail-queries';
import { MAIL_WORDS } from '../mail/mail-words';
import { mimeTypeOf } from '../media/media-addresses';
import { inALine, messageMail } from '../messages/message-mail';
import { keepMessage } from '../messages/message-queries';
import type { DraftPreviews } from '../previews/draft-previews';
import {
  GONE,
  openRoomDoor,
  ROOM_HEADERS,
  ROOM_PARAMS,
  ROOM_TAGS,
  type RoomDoor,
  type RoomRequest,
} from './open-rooms';
import { addRoom, readGallery, roomAnswer } from './room-answer';
import { addRoomCountRoute } from './room-count-route';
import { asked, isMade, openRoomDerivatives } from './room-picture-files';
import { pictureNamed, picturesOf, piecesOf, roomMark, shownPicturesOf, shownPiecesOf } from './room-queries';
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

type Answering = FastifyRequest<{ Params: { token: string }; Body: RoomAnswerBody }>;

/** What a client writes becomes a message about the room. */
function addRoomAnswerRoute(
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

/** As long as the room is open; nobody may keep it. */
function addRoomPictureRoute(
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

interface RoomAnswer {
  name: string;
  /** Null where the gallery has no address of the client. */
  email: string | null;
  message: string;
  room: string;
  /** Titles. */
  pieces: readonly string[];
  isSuspected: boolean;
}

/** Tells the gallery of an answer, without prices: mailboxes are read by many. @param language the gallery's */
function roomMail(
  language: LocaleCode,
  { name, email, message, room, pieces, isSuspected }: RoomAnswer,
): Mail {
  const words = inLanguage(MAIL_WORDS, language);
  const where = inALine(room);
  const pieceLines = pieces.map((title) => `- ${inALine(title)}`);
  return messageMail(
    language,
    { name, email, message },
    {
      subject: words.subjectRoom,
      values: { room: where },
      about: [words.room + where, pieces.length > 0 && words.works, ...pieceLines],
      isSuspected,
    },
  );
}
