const DAY_MS = 24 * 60 * 60 * 1000;

/** How far the clock may have gone between two looks, and how long it is watched when it has gone further. */
export const TRUSTED_MS = 7 * DAY_MS;

/** A look for what is too old. Times are in ms since the epoch. */
export interface Look {
  lookedAt: number;
  /** Until then nothing is erased for its age. */
  heldUntil?: number | undefined;
}

/**
 * What a look at `now` makes of the clock: where it has gone forth or back by more than a week since the last look, it may be
 * wrong, or the API was not running, and erasing waits for a week in which it goes on as clocks do.
 * @param last undefined for the first look of all, which has to believe it
 */
export function nextLook(last: Look | undefined, now: number): Look {
  if (!last) return { lookedAt: now };
  if (Math.abs(now - last.lookedAt) > TRUSTED_MS) return { lookedAt: now, heldUntil: now + TRUSTED_MS };
  const isHeld = last.heldUntil !== undefined && last.heldUntil > now;
  return { lookedAt: now, heldUntil: isHeld ? last.heldUntil : undefined };
}
