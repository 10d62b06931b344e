import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isFullDisk } from '../../src/contract/server/full-disk';
import { writeWhole } from '../../src/contract/server/write-whole';

/**
 * Writes what was found of files, so that the next start need not look again.
 * @returns whether there was room: without it the API serves all the same, and what it makes of pictures says so in its log
 */
export async function writeFacts(cacheFile: string, facts: object): Promise<boolean> {
  try {
    await mkdir(path.dirname(cacheFile), { recursive: true });
    // A temporary name of its own: the preview command may save at the same time.
    await writeWhole(cacheFile, JSON.stringify(facts), `${cacheFile}.${process.pid}.part`);
    return true;
  } catch (error) {
    if (!isFullDisk(error)) throw error;
    return false;
  }
}
