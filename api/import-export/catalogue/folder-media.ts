import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../../src/contract/server/write-whole';
import type { OfItem, Values } from '../../content/contract/item';
import { assetsOf } from '../../content/published/assets-of';
import { contentOf } from '../../content/published/catalogue-from';
import { entryOf } from '../../content/published/entry';
import type { CatalogueProblem } from '../../content/published/catalogue-problem';

/** Where pictures, documents and models lie in a catalogue's folder, and what they may be called. */
export const MEDIA_FOLDERS: Readonly<Record<string, RegExp>> = {
  pictures: /^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/,
  'pictures/hd': /^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/,
  files: /^[^./\\][^/\\]*\.pdf$/,
  models: /^[A-Za-z0-9_-]+\.glb$/,
};

/** As `pictures/lamp.jpg`, sorted. @throws where a folder is there and cannot be read */
export async function mediaIn(root: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(MEDIA_FOLDERS).map(async ([folder, pattern]) => {
      const names = await readdir(path.join(root, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat().sort();
}

/** What an item names. */
export function mediaOfItem(of: OfItem, values: Values): string[] {
  const entries = new Map([[of.shelf, new Map([[of.id, entryOf(of, values)]])]]);
  return assetsOf(contentOf(entries)).flatMap(({ pictures, pressReleases, models }) => [
    ...pictures.flatMap(({ picture }) =>
      [picture.file, picture.hd, picture.night?.file].flatMap((file) =>
        file === undefined ? [] : [`pictures/${file}`],
      ),
    ),
    ...pressReleases.map(({ name }) => `files/${name}`),
    ...models.map(({ name }) => `models/${name}`),
  ]);
}

export async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((dir) => realpath(dir).catch(() => dir)));
  return first === second;
}

interface Compared {
  /** Those that the other folder lacks. */
  lacking: string[];
  /** Those that have other content there. */
  other: string[];
  /** Those that cannot be read, or are no plain files. */
  problems: CatalogueProblem[];
}

export async function compareMedia(from: string, to: string, names: readonly string[]): Promise<Compared> {
  const compared: Compared = { lacking: [], other: [], problems: [] };
  if (await isSameFolder(from, to)) return compared;
  for (const name of names)
    try {
      // A link may lead anywhere, and what it leads to would be public.
      if (!(await lstat(path.join(from, name))).isFile()) {
        compared.problems.push({ file: name, field: '', message: 'is no plain file' });
        continue;
      }
      const same = await isSame(path.join(from, name), path.join(to, name));
      if (same === undefined) compared.lacking.push(name);
      else if (!same) compared.other.push(name);
    } catch (error) {
      compared.problems.push({ file: name, field: '', message: `cannot be read (${wordsOf(error)})` });
    }
  return compared;
}

/** Never has a file that is there written over. */
export const otherContent = (to: string, names: readonly string[]): CatalogueProblem[] =>
  names.map((name) => ({
    file: name,
    field: '',
    message: `is another file than ${path.join(to, name)}, which stays: give it a name of its own`,
  }));

/** Flushed: what is public names them. @returns what takes them away again */
export async function copyMedia(
  from: string,
  to: string,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const made: string[] = [];
  const undo = async () => {
    for (const file of made) await rm(file, { force: true });
  };
  try {
    for (const name of names) {
      const file = path.join(to, name);
      await mkdir(path.dirname(file), { recursive: true });
      made.push(file);
      await writeWhole(file, await readFile(path.join(from, name)));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Undefined where there is no other. */
async function isSame(one: string, other: string): Promise<boolean | undefined> {
  const there = await stat(other).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!there) return undefined;
  if (!there.isFile() || there.size !== (await stat(one)).size) return false;
  const others = createReadStream(other)[Symbol.asyncIterator]();
  try {
    // Both come in parts of the same length.
    for await (const part of createReadStream(one) as AsyncIterable<Buffer>) {
      const { value } = (await others.next()) as IteratorResult<Buffer, undefined>;
      if (!value?.equals(part)) return false;
    }
    return true;
  } finally {
    await others.return?.();
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
