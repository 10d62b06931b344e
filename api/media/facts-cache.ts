import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { openModelCache, type ModelCache } from '../models/model-cache';
import { hashOf, measurePicture, PictureFacts } from './picture-facts';
import { writeFacts } from './write-facts';

const CacheFile = Type.Record(Type.String(), PictureFacts);

export interface FactsCache {
  /**
   * Looks again when path, size or time have changed, and measures only content that it does not know yet: a catalogue that
   * was copied, restored or checked out anew has the same pictures. Rejects as `measurePicture` does.
   */
  factsOf(file: string): Promise<PictureFacts>;
  /** Beside it, in the same folder. */
  models: ModelCache;
  /** @param whole where all were asked for since the last time: the others are forgotten */
  save(whole: boolean): Promise<void>;
}

interface FactsCacheOptions {
  measure?: typeof measurePicture;
}

export async function openFactsCache(
  cacheFile: string,
  { measure = measurePicture }: FactsCacheOptions = {},
): Promise<FactsCache> {
  let known = await readCache(cacheFile);
  let asked: Record<string, PictureFacts> = {};
  const byHash = new Map(Object.values(known).map((facts) => [facts.hash, facts]));
  let isUnsaved = false;
  const models = await openModelCache(path.dirname(cacheFile));
  const look = async (file: string): Promise<PictureFacts> => {
    const same = byHash.size > 0 ? byHash.get(hashOf(await readFile(file))) : undefined;
    const facts = same ?? (await measure(file));
    byHash.set(facts.hash, facts);
    return facts;
  };
  return {
    models,
    async factsOf(file) {
      const key = await keyOf(file);
      return (asked[key] = known[key] ?? asked[key] ?? (await look(file)));
    },
    async save(whole) {
      await models.save(whole);
      const isNew = Object.keys(asked).some((key) => !known[key]);
      isUnsaved ||= isNew || (whole && Object.keys(asked).length !== Object.keys(known).length);
      if (whole) known = asked;
      else if (isNew) known = { ...known, ...asked };
      asked = {};
      if (isUnsaved) isUnsaved = !(await writeFacts(cacheFile, known));
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
