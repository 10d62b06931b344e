import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const TEXT = /\.(html|json|xml|atom|txt|js)$/;
const COPY = /\.(br|gz|map)$/;
const SEARCH_INDEX = /^search\/.*\.json$/;

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

/** The files of a folder that have some words in them, relative to it. */
export async function filesThatSay(words: string, dir: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of filesOf(dir))
    if (TEXT.test(file) && (await readFile(file)).includes(words)) found.push(path.relative(dir, file));
  return found;
}
