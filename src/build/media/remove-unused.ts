import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the files of a folder that no page of this build refers to.
 * @param used paths from the folder's parent, with forward slashes
 */
export async function removeUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const parent = path.dirname(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const name = path.relative(parent, file).split(path.sep).join('/');
    if (entry.isFile() && !used.has(name)) await rm(file);
  }
}
