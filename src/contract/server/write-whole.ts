import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all, and to the disk before it resolves: neither a process that is killed nor a power cut
 * leaves half of it, or takes back what was answered for.
 * @param next where it lies meanwhile; a name of one's own where several processes may write at the same time
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  next = partOf(file),
): Promise<void> {
  await writeFile(next, content, { flush: true });
  await rename(next, file);
  await flushNames(path.dirname(file));
}

/** Where a file lies while it is written; a process that is killed leaves it there. */
export const partOf = (file: string): string => `${file}.next`;

/** Has the disk know which names a folder holds. Some systems (Windows) do that by themselves, and refuse to be asked. */
export async function flushNames(dir: string): Promise<void> {
  const handle = await open(dir).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
