import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashPassword, isPassword } from '../../desk/server/identity/passwords';
import { ApiError } from '../http/api-error';
import { atMost } from '../http/at-most';
import { visitorNetwork } from '../../src/contract/server/visitor-network';
import type { RoomRow } from '../storage/tables/rooms';

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong codes that one network may send for one room in that time. */
const FREE = 10;
const MOST = 20_000;

/** As people write it down: neither case nor spaces count. */
const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const hashCode = (code: string): Promise<string> => hashPassword(plainCode(code));

export interface RoomCodes {
  /** @throws ApiError 403 for a wrong code, 429 with the seconds to wait after too many of them */
  require(room: Pick<RoomRow, 'id'> & { code: string }, given: string, address: string): Promise<void>;
}

/** Tries are counted for a room and a network, so that nobody is locked out by others. In memory: a restart forgets them. */
export function openRoomCodes(): RoomCodes {
  const wrong = new LRUCache<string, number>(atMost(MOST, WINDOW_MS));
  // A page asks again and again, and the hash is slow on purpose.
  const known = new LRUCache<string, true>(atMost(1000, WINDOW_MS));
  return {
    async require({ id, code }, given, address) {
      const key = createHash('sha256')
        .update(`${code}\n${plainCode(given)}`)
        .digest('base64url');
      if (known.has(key)) return;
      const tries = `${id} ${visitorNetwork(address)}`;
      const count = (wrong.get(tries) ?? 0) + 1;
      if (count > FREE)
        throw new ApiError(429, 'tooManyCodes', {}, Math.ceil(wrong.getRemainingTTL(tries) / 1000));
      // Counted from their start, so that parallel ones count too; the time runs from the first.
      wrong.set(tries, count, count === 1 ? {} : { noUpdateTTL: true });
      if (!(await isPassword(plainCode(given), code))) throw new ApiError(403, 'wrongCode');
      known.set(key, true);
      wrong.set(tries, (wrong.get(tries) ?? 1) - 1, { noUpdateTTL: true });
    },
  };
}
