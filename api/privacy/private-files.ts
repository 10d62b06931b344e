import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';

/** The rights of all but the owner. */
const OF_OTHERS = 0o077;
/** Windows has other rights than these. */
const HAS_MODES = process.platform !== 'win32';

/** Makes a folder for its owner alone, where there is none yet; the rights of one that is there are somebody's choice. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  // Another process may have made it meanwhile.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Has a database's file, made empty where there is none, and those beside it read and written by their owner alone.
 * SQLite gives what it makes beside it later the same rights.
 * @returns the files that others can still read or write
 */
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
    // Some file systems say that they have, and have not.
    return (statSync(file).mode & OF_OTHERS) === 0;
  } catch {
    return false;
  }
}
