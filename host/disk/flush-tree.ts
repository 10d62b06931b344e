import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Has the disk hold all that was written below a folder, however many files: one call of the system's, which takes a
 * fraction of what a call for each would. Where there is none (Windows), files reach the disk some seconds later.
 */
export async function flushTree(dir: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', dir]).catch(() => undefined);
}
