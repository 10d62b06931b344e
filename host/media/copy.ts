import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** A body on its way to the disk. No method waits or throws. */
export interface Copy {
  write: (chunk: Buffer) => void;
  end: () => void;
  abandon: () => void;
}

const PART_SUFFIX = '.part';
/** Bytes waiting for the disk before the copy is given up, so that a slow disk delays no visitor. */
const MAX_BEHIND = 8 * 1024 * 1024;

/** Renames the file when all is on the disk. @returns also a promise: false when abandoned; rejects with disk errors */
export function beginCopy(
  file: string,
  bytes: number,
  onAbandon: () => void,
): { copy: Copy; done: Promise<boolean> } {
  const name = `${file}.${randomUUID()}${PART_SUFFIX}`;
  openFolder(path.dirname(file));
  const part = createWriteStream(name, { flush: true });
  let isAbandoned = false;
  let hasEnded = false;
  const abandon = (): void => {
    if (hasEnded || isAbandoned) return;
    isAbandoned = true;
    part.destroy();
    onAbandon();
  };
  const keep = async (): Promise<boolean> => {
    try {
      await finished(part);
      if (part.bytesWritten !== bytes) return false;
      await rename(name, file);
      return true;
    } catch (error) {
      if (isAbandoned) return false;
      throw error;
    } finally {
      await rm(name, { force: true }).catch(() => undefined);
    }
  };
  const copy: Copy = {
    write(chunk) {
      if (part.destroyed) return;
      part.write(chunk);
      if (part.writableLength > MAX_BEHIND) abandon();
    },
    end() {
      hasEnded = true;
      part.end();
    },
    abandon,
  };
  return { copy, done: keep() };
}

function openFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch {
    // Opening the file reports the reason.
  }
}
