const DAY_MS = 24 * 60 * 60 * 1000;

/** How far the clock may jump between two looks, and how long it is watched after a larger jump. */
export const TRUSTED_MS = 7 * DAY_MS;

/** Times are Unix ms. */
export interface Look {
  lookedAt: number;
  /** Nothing is erased for its age before this time. */
  heldUntil?: number | undefined;
}

/**
 * After a jump of more than a week the clock may be wrong, or the API was off: erasing waits for a week without
 * jumps.
 * @param last undefined for the first look, which trusts the clock
 */
export function nextLook(last: Look | undefined, now: number): Look {
  if (!last) return { lookedAt: now };
  if (Math.abs(now - last.lookedAt) > TRUSTED_MS) return { lookedAt: now, heldUntil: now + TRUSTED_MS };
  const isHeld = last.heldUntil !== undefined && last.heldUntil > now;
  return { lookedAt: now, heldUntil: isHeld ? last.heldUntil : undefined };
}
