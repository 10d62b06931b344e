import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { EditMark } from '../live/edit-mark';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';

const Asked = Type.Object({ mark: EditMark, force: Type.Boolean() });

export type AskedBuild = Static<typeof Asked>;

export interface OutstandingRequest {
  save: () => Promise<void>;
  /** 'unknown' for an unreadable file, which counts as asked now: a build too many is better than a lost edit. */
  read: () => Promise<AskedBuild | 'unknown' | undefined>;
}

export function openOutstandingRequest(
  deployDir: string,
  now: () => AskedBuild | undefined,
): OutstandingRequest {
  const file = path.join(deployDir, 'rebuild-asked.json');
  const inTurn = pLimit(1);
  const write = async (): Promise<void> => {
    const asked = now();
    if (asked) return writeWhole(file, JSON.stringify(asked));
    for (const name of [file, partOf(file)]) await rm(name, { force: true });
  };
  let nextWrite: Promise<void> | undefined;
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : '',
      );
      if (text === undefined) return undefined;
      const asked = parse(text);
      return matches(Asked, asked) ? asked : 'unknown';
    },
    // Reads the state when its turn comes, so that the last write is right; earlier calls share it.
    save: () =>
      (nextWrite ??= inTurn(() => {
        nextWrite = undefined;
        return write();
      })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
