import { readFile } from 'node:fs/promises';
import { Type, type Static } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import { EditMark } from '../live/edit-mark';

/** What a cache has forgotten: everything that was edited up to a mark, and what releases before this one had. */
const Purged = Type.Object({ mark: EditMark, release: Type.String() });
export type Purged = Static<typeof Purged>;

/** By the address that a cache is told at. */
const PurgeLog = Type.Record(Type.String(), Purged);

/** Keeps in mind, across restarts of the host, what each cache was told to forget. */
export interface PurgeStore {
  /** Undefined of a cache that nothing is known of. */
  read: (url: string) => Purged | undefined;
  /** @throws Error when it cannot be written */
  save: (url: string, purged: Purged) => Promise<void>;
}

/** @param urls the caches that there are; others are left out of the file */
export async function openPurgeStore(file: string, urls: readonly string[]): Promise<PurgeStore> {
  const found = parse(await readFile(file, 'utf8').catch(() => ''));
  const log: Static<typeof PurgeLog> = matches(PurgeLog, found) ? found : {};
  const inTurn = pLimit(1);
  return {
    read: (url) => log[url],
    save(url, purged) {
      log[url] = purged;
      const kept = Object.fromEntries(urls.flatMap((known) => (log[known] ? [[known, log[known]]] : [])));
      return inTurn(() => writeWhole(file, JSON.stringify(kept)));
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
