const HOUR_MS = 60 * 60 * 1000;
const PAUSE_GROWTH = 4;

/** Mails without an answer; `at` is ISO 8601. */
export interface Written {
  times: number;
  at: string | null;
}

/** Keeps others from flooding an address: after the free mails, pauses of 1, 4, 16, 64 hours, until it confirms. */
export function mayWrite({ times, at }: Written, now: number, free = 1): boolean {
  if (times < free || at === null) return true;
  const waited = now - Date.parse(at);
  // Negative when the clock was set back.
  return waited < 0 || waited >= HOUR_MS * PAUSE_GROWTH ** (times - free);
}
