import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';

/** The pids of the builds into one deploy folder; those of other sites on the same machine are none of them. */
export async function buildProcesses(deployDir: string): Promise<number[]> {
  // The system says where a process is without symlinks, such as that of the temporary folder on macOS.
  const workspace = path.join(await realpath(deployDir), 'workspace');
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const pids = lines
    .filter((line) => line.includes('gatsby/cli.js'))
    .map((line) => Number.parseInt(line.trim(), 10));
  const folders = await Promise.all(pids.map(folderOf));
  return pids.filter((_, i) => folders[i] === workspace);
}

/** The working folder of a process; undefined when it has ended, or is another user's. */
async function folderOf(pid: number): Promise<string | undefined> {
  if (existsSync('/proc/self')) return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  try {
    const told = execFileSync('lsof', ['-a', '-d', 'cwd', '-p', String(pid), '-Fn'], { encoding: 'utf8' });
    return /^n(.*)$/m.exec(told)?.[1];
  } catch {
    return undefined;
  }
}
