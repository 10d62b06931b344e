import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushNames, partOf, writeWhole } from '../../../src/contract/server/write-whole';
import { SHELVES } from '../contract/item';
import { fileOf } from '../item-file';
import type { Written } from './journal-queries';

type Place = Pick<Written, 'shelf' | 'item'>;

const pathOf = (root: string, { shelf, item }: Place): string => path.join(root, fileOf(shelf, item));

/** Null without such a file. */
export async function textOfFile(root: string, place: Place): Promise<string | null> {
  try {
    return await readFile(pathOf(root, place), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Beside the file, so that no room is needed any more when it takes its place. */
export async function stage(root: string, { after, ...place }: Written): Promise<void> {
  if (after === null) return;
  const file = pathOf(root, place);
  // The first item of its kind.
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partOf(file), after, { flush: true });
}

export const unstage = (root: string, place: Place): Promise<void> =>
  rm(partOf(pathOf(root, place)), { force: true });

export async function putStaged(root: string, { after, ...place }: Written): Promise<void> {
  const file = pathOf(root, place);
  if (after === null) return put(root, place, null);
  await rename(partOf(file), file);
  await flushNames(path.dirname(file));
}

export async function put(root: string, place: Place, text: string | null): Promise<void> {
  const file = pathOf(root, place);
  if (text !== null) return writeWhole(file, text);
  await rm(file, { force: true });
  await flushNames(path.dirname(file));
}

/** What a killed process has left beside the files. @param root the catalogue's folder */
export async function removeStaged(root: string): Promise<void> {
  for (const shelf of SHELVES) {
    const folder = path.dirname(path.join(root, fileOf(shelf, 'any')));
    const names = await readdir(folder).catch(() => []);
    const staged = names.filter((name) => name.endsWith(partOf('.yaml')));
    await Promise.all(staged.map((name) => rm(path.join(folder, name), { force: true })));
  }
}
