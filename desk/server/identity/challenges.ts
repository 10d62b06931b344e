import { LRUCache } from 'lru-cache';

/** How long a browser may take to answer, in ms; and how many answers are waited for at the same time. */
const TTL_MS = 5 * 60 * 1000;
const MOST = 10_000;

/** What passkeys are asked to sign: each once. They are in memory alone: after a restart one asks again. */
export interface Challenges {
  /** @param owner whose answer it has to be: '' for a sign-in */
  remember(challenge: string, owner: string): void;
  /** Whether a challenge was given to that owner, and not used since. */
  take(challenge: string, owner: string): boolean;
}

export function openChallenges(): Challenges {
  const given = new LRUCache<string, string>({ max: MOST, ttl: TTL_MS });
  const key = (challenge: string, owner: string) => `${owner} ${challenge}`;
  return {
    remember: (challenge, owner) => void given.set(key(challenge, owner), owner),
    take: (challenge, owner) => given.delete(key(challenge, owner)),
  };
}
