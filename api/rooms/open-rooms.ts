import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../../src/contract/in-language';
import { RoomGone } from '../../src/contract/rooms/room';
import { ROOM_CODE_HEADER } from '../../src/contract/rooms/room-paths';
import type { ApiServices } from '../api-services';
import { GENERAL_MESSAGES } from '../http/general-messages';
import { languageOf } from '../http/language-of';
import { limitNetworks } from '../http/network-limit';
import { readGallery } from './room-answer';
import { openRoomCodes } from './room-codes';
import { findRoom, type FoundRoom } from './room-queries';

/** Links that open nothing that one network may ask for in a minute. */
const GUESSES = 20;

export type RoomRequest = FastifyRequest<{ Params: { token: string } }>;

/** A code is wanted, and was not sent. */
export type Opened = FoundRoom & { isLocked: boolean };

export interface RoomDoor {
  /** Undefined where it opens nothing. @throws ApiError for a wrong code, or for too many tries */
  open(request: RoomRequest): Promise<Opened | undefined>;
  /** The same for rooms that never were, have ended, or were withdrawn. */
  gone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Needs `@fastify/rate-limit` to be registered. */
export function openRoomDoor(
  app: FastifyInstance,
  { database, readPart }: Pick<ApiServices, 'database' | 'readPart'>,
): RoomDoor {
  const codes = openRoomCodes();
  const guess = limitNetworks(app, GUESSES, 'tooManyRooms');
  return {
    async open(request) {
      const { token } = request.params;
      const found = await database.read((from) => findRoom(from, token, Date.now()));
      if (!found) {
        // Only what opens nothing counts, so that a good link always opens.
        await guess(request);
        return undefined;
      }
      const { room, isPreview } = found;
      const given = request.headers[ROOM_CODE_HEADER];
      if (room.code === null || isPreview) return { ...found, isLocked: false };
      if (typeof given !== 'string' || given === '') return { ...found, isLocked: true };
      await codes.require({ id: room.id, code: room.code }, given, request.ip);
      return { ...found, isLocked: false };
    },
    async gone(request, reply) {
      const lang = languageOf(request);
      const answer: RoomGone = {
        error: {
          message: inLanguage(GENERAL_MESSAGES, lang).roomGone,
          gallery: await readGallery(readPart, lang),
        },
      };
      return reply.code(404).send(answer);
    },
  };
}

export const ROOM_TAGS = ['Rooms'];
export const ROOM_PARAMS = Type.Object({ token: Type.String() });
export const ROOM_HEADERS = {
  [ROOM_CODE_HEADER]: Type.Optional(Type.String({ maxLength: 200, description: 'of a room that has one' })),
};
export const GONE = { ...RoomGone, description: 'It never was, has ended, or was withdrawn' };
