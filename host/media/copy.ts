import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

/** A body on its way to the disk. Whatever becomes of it, nobody has to wait or to catch anything. */
export interface Copy {
  write: (chunk: Buffer) => void;
  /** All has been written. */
  end: () => void;
  /** Nothing more comes; without effect after `end`. */
  abandon: () => void;
}

/** What is written beside, until it is whole. */
const PART_SUFFIX = '.part';
/** Bytes that may wait for the disk: a copy is given up rather than a visitor made to wait, or memory filled. */
const MAX_BEHIND = 8 * 1024 * 1024;

/**
 * Begins to write a body beside its file, whose name it gets when it is whole and on the disk.
 * @param bytes its length
 * @param onAbandon called at once when it is
 * @returns the copy, and whether it came to something: false where it was abandoned. Rejects with what the disk has said
 */
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

/** It may have been removed since the start, together with all that was kept. */
function openFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch {
    // The file's own fault says why.
  }
}
