const HOUR_MS = 60 * 60 * 1000;
/** Each pause between two mails to an address is so many times as long as the one before. */
const PAUSE_GROWTH = 4;

/** How often an address was written to without an answer, and when last (ISO 8601). */
export interface Written {
  times: number;
  at: string | null;
}

/**
 * Whether an address may be written to. Nobody can have one flooded: after the mails that are free it is written to again
 * in an hour, then in 4, 16, 64, until it confirms.
 */
export function mayWrite({ times, at }: Written, now: number, free = 1): boolean {
  if (times < free || at === null) return true;
  const waited = now - Date.parse(at);
  // Less than nothing: the clock was set back.
  return waited < 0 || waited >= HOUR_MS * PAUSE_GROWTH ** (times - free);
}
