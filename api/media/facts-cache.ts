import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { measurePicture, PictureFacts } from './picture-facts';

const CacheFile = Type.Record(Type.String(), PictureFacts);

/** Facts of picture files, kept on disk so that a second start does not measure them again. */
export interface FactsCache {
  /** The facts of a file; measures it when its path, size or time of change is new. Rejects as `measurePicture` does. */
  factsOf(file: string): Promise<PictureFacts>;
  /** Writes what was asked for since the last call; files that nobody asked for are forgotten. */
  save(): Promise<void>;
}

/** Opens the cache; a missing or unreadable one starts empty. */
export async function openFactsCache(cacheFile: string, measure = measurePicture): Promise<FactsCache> {
  let known = await readCache(cacheFile);
  let asked: Record<string, PictureFacts> = {};
  return {
    async factsOf(file) {
      const { mtimeMs, size } = await stat(file);
      const key = `${file}|${mtimeMs}|${size}`;
      return (asked[key] = known[key] ?? asked[key] ?? (await measure(file)));
    },
    async save() {
      [known, asked] = [asked, {}];
      await mkdir(path.dirname(cacheFile), { recursive: true });
      // The preview command may save at the same time.
      const part = `${cacheFile}.${process.pid}.part`;
      await writeFile(part, JSON.stringify(known));
      await rename(part, cacheFile);
    },
  };
}

async function readCache(cacheFile: string): Promise<Record<string, PictureFacts>> {
  try {
    const content: unknown = JSON.parse(await readFile(cacheFile, 'utf8'));
    return matches(CacheFile, content) ? content : {};
  } catch {
    return {};
  }
}
