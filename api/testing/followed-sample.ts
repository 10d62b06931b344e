import path from 'node:path';
import type { Catalogue } from '../loading/catalogue';
import { openFileMemo } from '../loading/file-memo';
import { loadCatalogue } from '../loading/load-catalogue';
import { openFactsCache } from '../media/facts-cache';
import type { Changes, SampleCatalogue } from './sample-catalogue';

/** A sample that is loaded as a running API does it: what comes from unchanged files stays the same. */
export interface FollowedSample {
  /** Writes the changes, if any, and loads the catalogue. */
  load(changes?: Changes): Promise<Catalogue>;
  /** To be called after any other change of a file, given below the catalogue's folder. */
  changed(file: string): void;
}

export async function followSample(sample: SampleCatalogue): Promise<FollowedSample> {
  const memo = openFileMemo();
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'), { memo });
  const changed = (file: string) => memo.forget(path.join(sample.root, file));
  return {
    changed,
    load: async (changes = {}) => {
      await sample.write(changes);
      Object.keys(changes).forEach(changed);
      return loadCatalogue(sample.root, facts, memo);
    },
  };
}
