import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

const OF_OTHERS = 0o077;
/** Windows has no such modes. */
const HAS_MODES = process.platform !== 'win32';

/** Leaves the mode of an existing folder: somebody has chosen it. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  // Another process may have made it meanwhile.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** SQLite creates its other files with the same mode. @returns the files that others can still read or write */
export function withdrawFromOthers(file: string): string[] {
  make(file);
  if (!HAS_MODES) return [];
  return [file, `${file}-wal`, `${file}-shm`].filter((one) => existsSync(one) && !isWithdrawn(one));
}

function make(file: string): void {
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
}

function isWithdrawn(file: string): boolean {
  const { mode } = statSync(file);
  if ((mode & OF_OTHERS) === 0) return true;
  try {
    chmodSync(file, mode & ~OF_OTHERS & 0o777);
    // Some file systems report success without changing the mode.
    return (statSync(file).mode & OF_OTHERS) === 0;
  } catch {
    return false;
  }
}
