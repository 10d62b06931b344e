import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from '../http/at-most';

/** ms a browser has to answer. */
const TTL_MS = 5 * 60 * 1000;
/** Used ones that are known; only answers with a known key use one. */
const MOST_USED = 100_000;
const RANDOM_BYTES = 16;
const HEAD_BYTES = RANDOM_BYTES + 8;

/**
 * Signed instead of kept, so that nobody can push out those of others by asking often. After a restart browsers ask
 * again.
 */
export interface Challenges {
  /** @param owner session or link that may answer; '' for a sign-in */
  make(owner: string): Uint8Array<ArrayBuffer>;
  /** @param challenge in base64url */
  isGood(challenge: string, owner: string): boolean;
  /** Call it once the answer was found right. False when that was done before. */
  useUp(challenge: string): boolean;
}

export function openChallenges(): Challenges {
  const key = randomBytes(32);
  const used = new LRUCache<string, true>(atMost(MOST_USED, TTL_MS));
  const sign = (head: Buffer, owner: string): Buffer =>
    createHmac('sha256', key).update(head).update(owner).digest();
  return {
    make(owner) {
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), Buffer.alloc(8)]);
      head.writeDoubleBE(performance.now() + TTL_MS, RANDOM_BYTES);
      return new Uint8Array(Buffer.concat([head, sign(head, owner)]));
    },
    isGood(challenge, owner) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, HEAD_BYTES);
      const expected = sign(head, owner);
      const given = bytes.subarray(HEAD_BYTES);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return head.readDoubleBE(RANDOM_BYTES) > performance.now() && !used.has(challenge);
    },
    useUp(challenge) {
      if (used.has(challenge)) return false;
      used.set(challenge, true);
      return true;
    },
  };
}
