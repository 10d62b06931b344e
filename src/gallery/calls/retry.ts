import type { Fetched } from './fetch-text';
import { retryAfterMs } from './retry-after';

/** Temporary faults. */
const PASSING_STATUSES = new Set([429, 500, 502, 503, 504]);

const LONGEST_RETRY_AFTER_MS = 30_000;

export const isWorthAnotherTry = (fetched: Fetched): boolean =>
  fetched.kind !== 'answer' || PASSING_STATUSES.has(fetched.status);

/** ms. Random, so that calls which failed together do not return together; `Retry-After` counts up to 30 s. */
export function pauseMs(fetched: Fetched, turn: number, backoffMs: number): number {
  const backoff = backoffMs * 2 ** (turn - 1) * (0.5 + Math.random() / 2);
  const asked = fetched.kind === 'answer' ? retryAfterMs(fetched.headers.get('retry-after')) : undefined;
  return Math.max(backoff, Math.min(asked ?? 0, LONGEST_RETRY_AFTER_MS));
}
