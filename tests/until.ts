import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 10;

/** Waits until something is so; a test that waits in vain runs into its own time limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(PAUSE_MS);
}
