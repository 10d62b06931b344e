const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** When a mail is tried again, and how long. Times are in ms. */
export interface Retries {
  shortestPauseMs: number;
  longestPauseMs: number;
  forMs: number;
}

/**
 * The schedule: after a failure a mail waits for half the time that it has been tried for, at least 10 s and at most 4 h
 * (10 s, 10 s, 10 s, 15 s, … 4 h), until 5 days are over. What its reader's server refuses for good waits for 4 h each time.
 */
export const RETRIES: Retries = {
  shortestPauseMs: 10 * SECOND_MS,
  longestPauseMs: 4 * HOUR_MS,
  forMs: 5 * 24 * HOUR_MS,
};

/**
 * When a mail is due again that has failed now; undefined when it has been tried for long enough. Times are in ms since
 * the epoch. The pause depends on the time alone, so a process that starts again and again does not use it up.
 */
export function nextTry(
  { triedSince, isRefused, now }: { triedSince: number; isRefused: boolean; now: number },
  { shortestPauseMs, longestPauseMs, forMs }: Retries = RETRIES,
): number | undefined {
  const age = now - triedSince;
  if (age >= forMs) return undefined;
  if (isRefused) return now + longestPauseMs;
  return now + Math.min(longestPauseMs, Math.max(shortestPauseMs, age / 2));
}
