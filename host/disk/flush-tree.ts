import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** One `sync -f`, far quicker than a call for each file. Does nothing on Windows. */
export async function flushTree(dir: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', dir]).catch(() => undefined);
}
