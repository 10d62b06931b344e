export type SheetFileState =
  | { phase: 'idle' }
  | { phase: 'busy'; percent: number }
  | { phase: 'made'; name: string; complete: boolean }
  | { phase: 'failed' };

/** Rough percentage of the time that has passed after each step. */
export const DONE_AFTER = { start: 0, code: 30, picture: 50, drawing: 90 } as const;
