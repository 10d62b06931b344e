import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inLanguage } from '../../src/contract/in-language';
import { RoomGone } from '../../src/contract/rooms/room';
import { ROOM_CODE_HEADER } from '../../src/contract/rooms/room-paths';
import { boundedNetworks } from '../../src/contract/server/visitor-network';
import type { ApiServices } from '../api-services';
import { ApiError, atMost } from '../http/api-error';
import { languageOf } from '../http/form-answer';
import { GENERAL_MESSAGES } from '../http/general-messages';
import { limitNetworks } from '../http/network-limit';
import { hashPassword, isPassword } from '../people/passwords';
import { readGallery } from './room-answer';
import { findRoom, type FoundRoom, type RoomRow } from './room-queries';

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

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong codes that one network may send for one room in that time. */
const FREE = 10;
const MOST = 20_000;

/** As people write it down: neither case nor spaces count. */
const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const hashCode = (code: string): Promise<string> => hashPassword(plainCode(code));

interface RoomCodes {
  /** @throws ApiError 403 for a wrong code, 429 with the seconds to wait after too many of them */
  require(room: Pick<RoomRow, 'id'> & { code: string }, given: string, address: string): Promise<void>;
}

/** Tries are counted for a room and a network, so that nobody is locked out by others. In memory: a restart forgets them. */
function openRoomCodes(): RoomCodes {
  const wrong = new LRUCache<string, number>(atMost(MOST, WINDOW_MS));
  // A page asks again and again, and the hash is slow on purpose.
  const known = new LRUCache<string, true>(atMost(1000, WINDOW_MS));
  return {
    async require({ id, code }, given, address) {
      const key = createHash('sha256')
        .update(`${code}\n${plainCode(given)}`)
        .digest('base64url');
      if (known.has(key)) return;
      const tries = boundedNetworks(address, FREE).map(
        ([network, free]) => [`${id} ${network}`, free] as const,
      );
      for (const [one, free] of tries)
        if ((wrong.get(one) ?? 0) >= free)
          throw new ApiError(429, 'tooManyCodes', {}, Math.ceil(wrong.getRemainingTTL(one) / 1000));
      // Counted from their start, so that parallel ones count too; the time runs from the first.
      for (const [one] of tries) {
        const count = (wrong.get(one) ?? 0) + 1;
        wrong.set(one, count, count === 1 ? {} : { noUpdateTTL: true });
      }
      if (!(await isPassword(plainCode(given), code))) throw new ApiError(403, 'wrongCode');
      known.set(key, true);
      for (const [one] of tries) wrong.set(one, (wrong.get(one) ?? 1) - 1, { noUpdateTTL: true });
    },
  };
}
