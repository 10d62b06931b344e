import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Has the disk know which names a folder holds. Some systems (Windows) do that by themselves, and refuse to be asked. */
export async function flushNames(dir: string): Promise<void> {
  const handle = await open(dir).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Has the disk hold all that was written below a folder, however many files: one call of the system's, which takes a
 * fraction of what a call for each would. Where there is none (Windows), files reach the disk some seconds later.
 */
export async function flushTree(dir: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', dir]).catch(() => undefined);
}
