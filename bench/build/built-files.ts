import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../src/release/manifest';

const ERROR_PAGE = /(^|\/)(404|500|_not-found)(\/index)?\.html$/;
const EXTRA = /\.(br|gz|map)$/;
const TEXT = /\.(html|json|xml|atom|txt|js)$/;
const SEARCH_FOLDER = 'static/search';
const ENGLISH_INDEX = /^en\..*\.json\.gz$/;

/** What a build has left, in bytes. */
export interface BuiltSite {
  /** HTML files that are pages: those of errors are none. */
  pages: number;
  /** All files but those of the next line. */
  size: number;
  /** Compressed copies and source maps. */
  extras: number;
}

/** Bytes of the English search index of a release, as it is sent with gzip, the larger one where it keeps that of a release before. */
export async function searchIndexBytes(dir: string): Promise<number> {
  const folder = path.join(dir, SEARCH_FOLDER);
  const names = (await readdir(folder)).filter((name) => ENGLISH_INDEX.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return Math.max(0, ...sizes);
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

/** Counts the files of a folder that is served. */
export async function measureSite(dir: string): Promise<BuiltSite> {
  const site: BuiltSite = { pages: 0, size: 0, extras: 0 };
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    if (EXTRA.test(entry.name)) site.extras += size;
    else site.size += size;
    if (entry.name.endsWith('.html') && !ERROR_PAGE.test(path.relative(dir, file))) site.pages += 1;
  }
  return site;
}
