import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { EditMark } from '../live/edit-mark';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';

const Asked = Type.Object({ mark: EditMark, force: Type.Boolean() });

/** A build that was asked for; `mark` is the place of the last request. */
export type AskedBuild = Static<typeof Asked>;

/** Keeps in mind, across restarts of the host, that a build was asked for and none has been released since. */
export interface OutstandingRequest {
  /** Writes down what is outstanding now. */
  save: () => Promise<void>;
  /**
   * What the host before has left; undefined when there is none. A file that cannot be read says at least that something
   * was asked for: 'unknown', which counts as asked just now, since a build too many is better than a lost edit.
   */
  read: () => Promise<AskedBuild | 'unknown' | undefined>;
}

/** @param now what is outstanding; undefined when nothing is */
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
    // What is outstanding is asked when the turn comes, so the last write is right; who asks until then shares it.
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
