import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactsCache } from '../media/facts-cache';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import { picturesOf, pressReleasesOf } from './assets-of';
import type { ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';

/** The media of a catalogue, pictures by the file (and hd file) they are written as. */
export interface Assets {
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  problems: CatalogueProblem[];
}

/** One key per pair of files: the same picture with and without its large original has two addresses. */
export const pictureKey = ({ file, hd = '' }: { file: string; hd?: string }) => `${file}|${hd}`;

/** Measures every picture and press release that the catalogue refers to. */
export async function loadAssets(root: string, content: ReadableContent, cache: FactsCache): Promise<Assets> {
  const pictures = new Map<string, OfferedPicture>();
  const files = new Map<string, OfferedFile>();
  const problems: CatalogueProblem[] = [];

  for (const { file, field, picture } of picturesOf(content)) {
    const parts = [
      { at: field, part: picture },
      ...(picture.night ? [{ at: `${field}.night`, part: picture.night }] : []),
    ];
    for (const { at, part } of parts) {
      try {
        pictures.set(pictureKey(part), await offerPicture(root, part, cache));
      } catch (error) {
        problems.push({ file, field: at, message: reasonOf(error, 'pictures') });
      }
    }
  }
  for (const { file, field, name } of pressReleasesOf(content)) {
    try {
      files.set(name, await offerFile(path.join(root, 'files', name)));
    } catch (error) {
      problems.push({ file, field, message: reasonOf(error, 'files') });
    }
  }
  return { pictures, files, problems };
}

async function offerPicture(root: string, part: { file: string; hd?: string }, cache: FactsCache) {
  const original = path.join(root, 'pictures', part.hd ?? part.file);
  const facts = await cache.factsOf(original);
  const id = path.parse(part.file).name;
  return { ...facts, id, name: `${id}.${facts.hash.slice(0, 8)}`, path: original, hd: part.hd !== undefined };
}

async function offerFile(file: string): Promise<OfferedFile> {
  const content = await readFile(file);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: file, bytes: content.byteLength, version };
}

function reasonOf(error: unknown, folder: string): string {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return missing
    ? `the file is not in ${folder}/`
    : `the file in ${folder}/ cannot be read (${error instanceof Error ? error.message : String(error)})`;
}
