import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashPassword, isPassword } from '../people/passwords';
import { ApiError, atMost } from '../http/api-error';
import { boundedNetworks } from '../../src/contract/server/visitor-network';
import type { RoomRow } from './room-queries';

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
