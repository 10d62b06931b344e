import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pack } from 'tar-stream';
import { listFiles } from './list-files';
import { CATALOGUE_PREFIX, type FileDigest } from './manifest';
import { packFile } from './pack-file';

const ROUNDS = 10;
/** ms between two rounds, in case an editor is still writing. */
const PAUSE_MS = 300;

export interface PackedCatalogue {
  files: Record<string, FileDigest>;
  /** False: each file is whole, but some may be older than others. */
  isOfOneMoment: boolean;
}

/** Packs files that were edited meanwhile again, until a look finds no change. */
export async function packCatalogue(pack: Pack, root: string): Promise<PackedCatalogue> {
  const taken = new Map<string, { state: string; digest: FileDigest }>();
  let isOfOneMoment = false;
  for (let round = 0; round < ROUNDS && !isOfOneMoment; round += 1) {
    if (round > 1) await delay(PAUSE_MS);
    const found = await listFiles(root);
    const changed = [...found].filter(([name, state]) => taken.get(name)?.state !== state);
    for (const name of taken.keys()) if (!found.has(name)) taken.delete(name);
    isOfOneMoment = changed.length === 0;
    for (const [name, state] of changed) {
      const digest = await packFile(pack, { name: CATALOGUE_PREFIX + name, file: path.join(root, name) });
      if (digest) taken.set(name, { state, digest });
    }
  }
  const files = Object.fromEntries(
    [...taken].map(([name, { digest }]) => [CATALOGUE_PREFIX + name, digest] as const),
  );
  return { files, isOfOneMoment };
}
