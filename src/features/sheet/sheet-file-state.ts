/** Where the making of a sheet's file is. */
export type SheetFileState =
  | { phase: 'idle' }
  | { phase: 'busy'; percent: number }
  /** `complete` unless the picture could not be had. */
  | { phase: 'made'; name: string; complete: boolean }
  | { phase: 'failed' };

/** What has to be done one after the other; the numbers are about how much of the time has passed then, in percent. */
export const DONE_AFTER = { start: 0, code: 30, picture: 50, drawing: 90 } as const;
