import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isFullDisk } from '../../../src/contract/server/full-disk';
import { StoreAway } from '../../../src/contract/server/store/store';
import type { OfItem, Values } from '../../content/contract/item';
import { type FindFiles, placedFiles } from '../../content/published/assets';
import { entryOf } from '../../content/published/entry';
import type { CatalogueProblem } from '../../content/published/catalogue-content';
import type { FileKind, FileRow, ModelRow, NewRow, PictureRow } from '../../files/file-queries';
import { hashOf } from '../../files/originals';
import type { FileToTake } from '../../files/take-in';

/** Where pictures, documents and models lie in a catalogue's folder, and what they may be called. */
export const MEDIA_FOLDERS: Readonly<Record<string, RegExp>> = {
  pictures: /^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/,
  'pictures/hd': /^[A-Za-z0-9_-]+\.(jpe?g|png|webp)$/,
  files: /^[^./\\][^/\\]*\.pdf$/,
  models: /^[A-Za-z0-9_-]+\.glb$/,
};

/** Bounds the memory for contents. */
const AT_ONCE = 4;

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
export const mediaOfItem = (of: OfItem, values: Values): string[] =>
  placedFiles(of, entryOf(of, values)).flatMap(({ folder, name, part }) =>
    [...new Set([part.file, name])].map((one) => `${folder}/${one}`),
  );

/** The name of a file in a catalogue's folder. */
export const mediaName = ({ kind, row }: NewRow): string => `${kind}/${row.name}`;

/** Hashes by the names of files in a catalogue's folder. */
export const hashesOf = (rows: readonly NewRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map((one) => [mediaName(one), one.row.hash]));

interface Compared {
  /** Those that have no content yet. */
  lacking: string[];
  /** Those that have another one. */
  other: string[];
  /** Those that cannot be read, or are no plain files. */
  problems: CatalogueProblem[];
}

/** Files of a folder with contents that are known by the same names. */
export async function compareMedia(
  root: string,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<Compared> {
  const compared: Compared = { lacking: [], other: [], problems: [] };
  for (const name of names)
    try {
      const file = path.join(root, name);
      // A link may lead anywhere, and what it leads to would be public.
      if (!(await lstat(file)).isFile()) {
        compared.problems.push({ file: name, field: '', message: 'is no plain file' });
        continue;
      }
      const hash = known.get(name);
      if (hash === undefined) compared.lacking.push(name);
      else if (hashOf(await readFile(file)) !== hash) compared.other.push(name);
    } catch (error) {
      compared.problems.push({ file: name, field: '', message: `cannot be read (${wordsOf(error)})` });
    }
  return compared;
}

export interface ReadMedia {
  rows: readonly NewRow[];
  /** What is wrong, by the names of files. */
  faults: ReadonlyMap<string, string>;
}

/** Looks at files of a folder, and does with each what `take` does. @throws what the store throws */
export async function readMedia(
  root: string,
  names: readonly string[],
  take: (file: FileToTake) => Promise<NewRow>,
): Promise<ReadMedia> {
  const limit = pLimit(AT_ONCE);
  const rows: NewRow[] = [];
  const faults = new Map<string, string>();
  const read = async (full: string) => {
    const file = path.join(root, full);
    const { kind, name } = placeOf(full);
    try {
      const facts = await stat(file);
      // A pipe would never end.
      if (!facts.isFile()) throw new Error('it is no plain file');
      rows.push(await take({ kind, name, file, at: facts.mtime.toISOString() }));
    } catch (error) {
      if (error instanceof StoreAway || isFullDisk(error)) throw error;
      faults.set(full, wordsOf(error));
    }
  };
  await Promise.all(names.map((name) => limit(() => read(name))));
  return { rows, faults };
}

/** What was found of the files of a folder, as content asks for it. */
export function findAmong({ rows, faults }: ReadMedia): FindFiles {
  const [pictures, files, models] = [new Map(), new Map(), new Map()] as [
    Map<string, PictureRow | Fault>,
    Map<string, FileRow | Fault>,
    Map<string, ModelRow | Fault>,
  ];
  for (const one of rows) {
    if (one.kind === 'pictures') pictures.set(one.row.name, one.row);
    else if (one.kind === 'files') files.set(one.row.name, one.row);
    else models.set(one.row.name, one.row);
  }
  const maps = { pictures, files, models };
  for (const [full, fault] of faults) {
    const { kind, name } = placeOf(full);
    maps[kind].set(name, { fault });
  }
  return { pictures: async () => pictures, files: async () => files, models: async () => models };
}

type Fault = { fault: string };

/** `pictures/hd/lamp.jpg` is the picture `hd/lamp.jpg`. */
function placeOf(full: string): { kind: FileKind; name: string } {
  const slash = full.indexOf('/');
  return { kind: full.slice(0, slash) as FileKind, name: full.slice(slash + 1) };
}

export const problemsIn = (faults: ReadMedia['faults']): CatalogueProblem[] =>
  [...faults].map(([file, fault]) => ({ file, field: '', message: `cannot be read (${fault})` }));

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
