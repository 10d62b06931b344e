import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFullDisk } from './full-disk';

/** Atomic and flushed: neither a kill nor a power cut leaves half a file. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  next = partOf(file),
): Promise<void> {
  await writeFile(next, content, { flush: true }).catch(async (error: unknown) => {
    // Where the disk is full, half a file would take the room that is left.
    await rm(next, { force: true }).catch(() => undefined);
    // The system does not say where, which whoever is to make room needs to know.
    if (isFullDisk(error)) (error as Error).message += ` '${file}'`;
    throw error;
  });
  await rename(next, file);
  await flushNames(path.dirname(file));
}

/** A killed process leaves it behind. */
export const partOf = (file: string): string => `${file}.next`;

/** Flushes the directory entry. Windows refuses this, and needs none. */
export async function flushNames(dir: string): Promise<void> {
  const handle = await open(dir).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
