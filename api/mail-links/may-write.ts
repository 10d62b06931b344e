const HOUR_MS = 60 * 60 * 1000;
const PAUSE_GROWTH = 4;

/** Mails without an answer; `at` is ISO 8601. */
export interface Written {
  times: number;
  at: string | null;
}

/**
 * Keeps others from flooding an address: after the free mails, pauses of 1, 4, 16, 64 hours, until it confirms.
 * ms until it may be written to; 0 for now.
 */
export function pauseLeft({ times, at }: Written, now: number, free = 1): number {
  if (times < free || at === null) return 0;
  const waited = now - Date.parse(at);
  // Negative when the clock was set back.
  return waited < 0 ? 0 : Math.max(0, HOUR_MS * PAUSE_GROWTH ** (times - free) - waited);
}

export const mayWrite = (written: Written, now: number): boolean => pauseLeft(written, now) === 0;
