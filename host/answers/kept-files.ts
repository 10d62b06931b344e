import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DeployedFile } from '../../src/release/manifest';

/** Bytes of one file, uncompressed: pages, scripts and small pictures. Larger ones are streamed from the disk. */
const LARGEST = 512 * 1024;
/** Bytes of all files: more than the pages, scripts and styles that a release is asked for most. */
const MOST = 32 * 1024 * 1024;

/** By place and content, so that a file which is made anew is read anew. */
const kept = new LRUCache<string, Buffer>({ maxSize: MOST, sizeCalculation: ({ length }) => length + 1 });

/**
 * A small file whole, from memory where it was asked for before: opening, reading and closing it for each answer takes longer than
 * all the rest of the answer does.
 *
 * @param name below `root`: the file's own name, or that of a compressed copy
 * @returns undefined for a large file
 * @throws Error when the file has gone from the disk
 */
export async function readKept(root: string, name: string, file: DeployedFile): Promise<Buffer | undefined> {
  if (file.bytes > LARGEST) return undefined;
  const key = `${file.hash} ${path.join(root, name)}`;
  const known = kept.get(key);
  if (known) return known;
  const content = await readFile(path.join(root, name));
  kept.set(key, content);
  return content;
}
