import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { PAGE_SLUGS } from '../../../src/contract/page';
import { FOLDERS } from '../../catalogue-files/kinds';
import { MEDIA_FOLDERS } from './folder-media';

/** By the name of a file (`works/lamp.yaml`, `pictures/lamp.jpg`): another one once it is saved again. */
export type Stamps = ReadonlyMap<string, string>;

/** Operating systems limit open files to about a thousand for a process. */
const AT_ONCE = 64;

/** Editors leave files of their own beside. */
const NAMES: Readonly<Record<string, (name: string) => boolean>> = {
  '': (name) => name === 'site.yaml',
  pages: (name) => PAGE_SLUGS.some((slug) => name === `${slug}.yaml`),
  ...Object.fromEntries(FOLDERS.map((folder) => [folder, (name: string) => /^[^.].*\.yaml$/.test(name)])),
  ...Object.fromEntries(
    Object.entries(MEDIA_FOLDERS).map(([folder, pattern]) => [folder, (name: string) => pattern.test(name)]),
  ),
};

/** Of one that comes, the files in it may not be named. */
export const isFolderOfFiles = (name: string): boolean => name === '' || Object.hasOwn(NAMES, name);

/**
 * The files of a catalogue's folder, as they are now. A folder in it that is gone, or cannot be read, is no empty one: its files
 * stay as they were.
 * @param onLost told of such a folder
 * @throws the system's error for the folder itself
 */
export async function stampsOf(
  root: string,
  before: Stamps,
  onLost: (folder: string, error: Error) => void,
): Promise<Stamps> {
  await readdir(root);
  const limit = pLimit(AT_ONCE);
  const stamps = new Map<string, string>();
  for (const [folder, isFile] of Object.entries(NAMES)) {
    const prefix = folder && `${folder}/`;
    const known = [...before].filter(([name]) => path.posix.dirname(name) === (folder || '.'));
    let names: string[];
    try {
      names = (await readdir(path.join(root, folder))).filter(isFile);
    } catch (error) {
      for (const [name, stamp] of known) stamps.set(name, stamp);
      const isNew = (error as NodeJS.ErrnoException).code === 'ENOENT' && known.length === 0;
      if (!isNew) onLost(folder, error as Error);
      continue;
    }
    const found = await Promise.all(
      names.sort().map((name) => limit(() => stampOf(path.join(root, folder, name)))),
    );
    for (const [at, name] of names.entries()) {
      const stamp = found[at];
      if (stamp !== undefined) stamps.set(prefix + name, stamp);
    }
  }
  return stamps;
}

/** The same of some files alone, which in a folder of thousands takes no time. Others that were named are none of a catalogue's. */
export async function stampsOfSome(root: string, before: Stamps, names: Iterable<string>): Promise<Stamps> {
  const stamps = new Map(before);
  for (const name of names) {
    const folder = path.posix.dirname(name);
    if (!NAMES[folder === '.' ? '' : folder]?.(path.posix.basename(name))) continue;
    const stamp = await stampOf(path.join(root, name));
    // What is gone is seen by a look at its folder.
    if (stamp !== undefined) stamps.set(name, stamp);
  }
  return stamps;
}

/** Undefined where it is gone meanwhile. */
async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await lstat(file);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Names of what was saved, or is gone. */
export const savedSince = (before: Stamps, now: Stamps): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => before.get(name) !== now.get(name));
