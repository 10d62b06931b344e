import { readFile } from 'node:fs/promises';
import { Type, type Static } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import { EditMark } from '../live/edit-mark';

const Purged = Type.Object({ mark: EditMark, release: Type.String() });
export type Purged = Static<typeof Purged>;

const PurgeLog = Type.Record(Type.String(), Purged);

export interface PurgeStore {
  read: (url: string) => Purged | undefined;
  save: (url: string, purged: Purged) => Promise<void>;
}

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
