import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushNames } from './flush';

/**
 * Writes a file whole or not at all, and to the disk before it resolves: neither a process that is killed nor a power cut
 * leaves half of it, or takes back what was answered for.
 */
export async function writeWhole(file: string, content: string): Promise<void> {
  const next = partOf(file);
  await writeFile(next, content, { flush: true });
  await rename(next, file);
  await flushNames(path.dirname(file));
}

/** Where a file lies while it is written; a process that is killed leaves it there. */
export const partOf = (file: string): string => `${file}.next`;
