import { setTimeout } from 'node:timers/promises';

/** Waits until something is so; a test that waits in vain runs into its own time limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(10);
}

/** Whether there is a process with the id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
