import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { FileMemo } from '../loading/file-memo';
import { measurePicture, PictureFacts } from './picture-facts';

const CacheFile = Type.Record(Type.String(), PictureFacts);

/** Facts of picture files, kept on disk so that a second start does not measure them again. */
export interface FactsCache {
  /** The facts of a file; measures it when its path, size or time of change is new. Rejects as `measurePicture` does. */
  factsOf(file: string): Promise<PictureFacts>;
  /** Writes what was asked for since the last call, where it is new; files that nobody asked for are forgotten. */
  save(): Promise<void>;
}

interface FactsCacheOptions {
  measure?: typeof measurePicture;
  /** Knows which files have changed; without it, every file is looked at each time. */
  memo?: FileMemo;
}

/** Opens the cache; a missing or unreadable one starts empty. */
export async function openFactsCache(
  cacheFile: string,
  { measure = measurePicture, memo }: FactsCacheOptions = {},
): Promise<FactsCache> {
  let known = await readCache(cacheFile);
  let asked: Record<string, PictureFacts> = {};
  return {
    async factsOf(file) {
      const key = await (memo ? memo.of(file, () => keyOf(file)) : keyOf(file));
      return (asked[key] = known[key] ?? asked[key] ?? (await measure(file)));
    },
    async save() {
      const isNew =
        Object.keys(asked).length !== Object.keys(known).length ||
        Object.keys(asked).some((key) => !known[key]);
      [known, asked] = [asked, {}];
      if (!isNew) return;
      await mkdir(path.dirname(cacheFile), { recursive: true });
      // The preview command may save at the same time.
      await writeWhole(cacheFile, JSON.stringify(known), `${cacheFile}.${process.pid}.part`);
    },
  };
}

async function keyOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${file}|${mtimeMs}|${size}`;
}

async function readCache(cacheFile: string): Promise<Record<string, PictureFacts>> {
  try {
    const content: unknown = JSON.parse(await readFile(cacheFile, 'utf8'));
    return matches(CacheFile, content) ? content : {};
  } catch {
    return {};
  }
}
