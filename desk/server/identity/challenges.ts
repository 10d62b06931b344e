import { LRUCache } from 'lru-cache';

/** ms a browser has to answer, and the most challenges kept. */
const TTL_MS = 5 * 60 * 1000;
const MOST = 10_000;

/** Each is used once. In memory only: after a restart the browser asks again. */
export interface Challenges {
  /** @param owner session or link that may answer; '' for a sign-in */
  remember(challenge: string, owner: string): void;
  /** True once for a challenge of that owner. */
  take(challenge: string, owner: string): boolean;
}

export function openChallenges(): Challenges {
  const given = new LRUCache<string, string>({ max: MOST, ttl: TTL_MS });
  const key = (challenge: string, owner: string) => `${owner} ${challenge}`;
  return {
    remember: (challenge, owner) => void given.set(key(challenge, owner), owner),
    // An expired one is still deleted, with the same answer.
    take: (challenge, owner) => given.has(key(challenge, owner)) && given.delete(key(challenge, owner)),
  };
}
