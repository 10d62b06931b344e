const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/**
 * ms until a process that has ended is started again: at once the first time, then ever longer, so that one that cannot
 * work does not keep the machine busy.
 * @param failures how many in a row have ended without having answered anything, this one included
 */
export const restartPause = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), LONGEST_PAUSE_MS);
