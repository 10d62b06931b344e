import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Flushes a folder to the disk with one `sync -f`, far quicker than a call per file. Does nothing on
 * Windows.
 */
export async function flushTree(dir: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', dir]).catch(() => undefined);
}
