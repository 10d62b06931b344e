import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../host/manifest';

const TEXT = /\.(html|json|xml|atom|txt|js)$/;
const COPY = /\.(br|gz|map)$/;
const SEARCH_INDEX = /^static\/search\/en\..*\.json$/;

/** What a release holds; bytes are those of files that are not compressed. */
export interface ReleaseSize {
  pages: number;
  bytes: number;
  /** Of the compressed copies and source maps beside them. */
  copies: number;
  /** Of the English search index, as it is sent with gzip. */
  searchBytes: number;
}

async function* filesOf(dir: string): AsyncGenerator<string> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else yield file;
  }
}

/** Counts and weighs the files of a folder that is served. */
export async function sizeOf(dir: string): Promise<ReleaseSize> {
  const size: ReleaseSize = { pages: 0, bytes: 0, copies: 0, searchBytes: 0 };
  for await (const file of filesOf(dir)) {
    const bytes = (await stat(file)).size;
    if (COPY.test(file)) size.copies += bytes;
    else size.bytes += bytes;
    if (file.endsWith('.html')) size.pages += 1;
    if (SEARCH_INDEX.test(path.relative(dir, file))) size.searchBytes += (await stat(`${file}.gz`)).size;
  }
  return size;
}

/** Files of a release; those that it keeps for tabs that were opened before are none of them. */
export const filesInUse = ({ files }: Manifest): string[] =>
  Object.values(files)
    .filter(({ retired }) => retired === undefined)
    .map(({ file }) => file);

/** Which of a folder's files have some words in them. */
export async function filesThatSay(words: string, dir: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of new Set(files))
    if (TEXT.test(file) && (await readFile(path.join(dir, file))).includes(words)) found.push(file);
  return found;
}
