const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** All in ms. */
export interface Retries {
  shortestPauseMs: number;
  longestPauseMs: number;
  forMs: number;
}

/** A pause is half the time since the first try, from 10 s to 4 h, for 5 days. A permanent refusal pauses 4 h. */
export const RETRIES: Retries = {
  shortestPauseMs: 10 * SECOND_MS,
  longestPauseMs: 4 * HOUR_MS,
  forMs: 5 * 24 * HOUR_MS,
};

/** Unix ms; undefined when it is given up. Depends on times alone, so restarts do not use up tries. */
export function nextTry(
  { triedSince, isRefused, now }: { triedSince: number; isRefused: boolean; now: number },
  { shortestPauseMs, longestPauseMs, forMs }: Retries = RETRIES,
): number | undefined {
  const age = now - triedSince;
  if (age >= forMs) return undefined;
  if (isRefused) return now + longestPauseMs;
  return now + Math.min(longestPauseMs, Math.max(shortestPauseMs, age / 2));
}
