const DAY_MS = 24 * 60 * 60 * 1000;

export const TRUSTED_MS = 7 * DAY_MS;

/** Times are Unix ms. */
export interface Look {
  lookedAt: number;
  heldUntil?: number | undefined;
}

/** What publishes by the clock. Times are Unix ms. */
export interface TrustedLook extends Look {
  /** The last look that was not held. */
  trustedAt: number;
}

/**
 * As `nextLook`, but a clock that is right again is trusted at once: what is due then must not wait for a week. For what can be
 * undone alone.
 *
 * @param last undefined at first
 */
export function nextTrustedLook(last: TrustedLook | undefined, now: number): TrustedLook {
  if (!last || Math.abs(now - last.trustedAt) <= TRUSTED_MS) return { lookedAt: now, trustedAt: now };
  const look = nextLook(last, now);
  return { ...look, trustedAt: look.heldUntil === undefined ? now : last.trustedAt };
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
