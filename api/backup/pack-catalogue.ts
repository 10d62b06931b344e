import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pack } from 'tar-stream';
import { listFiles } from './list-files';
import { CATALOGUE_PREFIX, type FileDigest } from './manifest';
import { packFile } from './pack-file';

const ROUNDS = 10;
/** ms between two rounds, in case somebody is still writing. */
const PAUSE_MS = 300;

/** What items name; the rest of the folder is of a server that kept its items there. */
const NAMED = ['pictures', 'files', 'models'];
const isNamed = (name: string): boolean => NAMED.includes(name.split('/')[0] ?? '');

export interface PackedCatalogue {
  files: Record<string, FileDigest>;
  /** False: each file is whole, but some may be older than others. */
  isOfOneMoment: boolean;
}

export interface CataloguePacking {
  /** Pictures and other files; those that were changed meanwhile again, until a look finds no change. */
  packNamed(): Promise<void>;
  /** Those that have come since: none that the database names by now is left out. What has gone since stays in. */
  packNew(): Promise<void>;
  /** All else that is in the folder. */
  packRest(): Promise<void>;
  packed(): PackedCatalogue;
}

export function openCataloguePacking(pack: Pack, root: string): CataloguePacking {
  const taken = new Map<string, { state: string; digest: FileDigest }>();
  let isOfOneMoment = false;
  const take = async (name: string, state: string): Promise<void> => {
    const digest = await packFile(pack, { name: CATALOGUE_PREFIX + name, file: path.join(root, name) });
    if (digest) taken.set(name, { state, digest });
  };
  const listed = async (isWanted: (name: string) => boolean) =>
    new Map([...(await listFiles(root))].filter(([name]) => isWanted(name)));
  return {
    async packNamed() {
      for (let round = 0; round < ROUNDS && !isOfOneMoment; round += 1) {
        if (round > 1) await delay(PAUSE_MS);
        const found = await listed(isNamed);
        const changed = [...found].filter(([name, state]) => taken.get(name)?.state !== state);
        for (const name of taken.keys()) if (!found.has(name)) taken.delete(name);
        isOfOneMoment = changed.length === 0;
        for (const [name, state] of changed) await take(name, state);
      }
    },
    async packNew() {
      for (const [name, state] of await listed(isNamed)) if (!taken.has(name)) await take(name, state);
    },
    async packRest() {
      for (const [name, state] of await listed((one) => !isNamed(one))) await take(name, state);
    },
    packed: () => ({
      files: Object.fromEntries(
        [...taken].map(([name, { digest }]) => [CATALOGUE_PREFIX + name, digest] as const),
      ),
      isOfOneMoment,
    }),
  };
}
