const DAY_MS = 24 * 60 * 60 * 1000;

export const TRUSTED_MS = 7 * DAY_MS;

/** Times are Unix ms. */
export interface Look {
  lookedAt: number;
  heldUntil?: number | undefined;
}

/**
 * After a large jump the clock may be wrong, or the API was off. @param last undefined at first: the clock is
 * trusted
 */
export function nextLook(last: Look | undefined, now: number): Look {
  if (!last) return { lookedAt: now };
  if (Math.abs(now - last.lookedAt) > TRUSTED_MS) return { lookedAt: now, heldUntil: now + TRUSTED_MS };
  const isHeld = last.heldUntil !== undefined && last.heldUntil > now;
  return { lookedAt: now, heldUntil: isHeld ? last.heldUntil : undefined };
}
