import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { DateTime } from '../../src/contract/common';

const Asked = Type.Object({ at: DateTime, force: Type.Boolean() });

/** A build that was asked for; `at` is when the last request came (ISO). */
export type AskedBuild = Static<typeof Asked>;

/** Keeps in mind, across restarts of the host, that a build was asked for and none has been released since. */
export interface OutstandingRequest {
  /** Writes down what is outstanding now. */
  save: () => Promise<void>;
  /** What the host before has left; undefined when there is none. */
  read: () => Promise<AskedBuild | undefined>;
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
    if (!asked) return rm(file, { force: true });
    await writeFile(`${file}.next`, JSON.stringify(asked));
    await rename(`${file}.next`, file);
  };
  let nextWrite: Promise<void> | undefined;
  return {
    async read() {
      const asked = parse(await readFile(file, 'utf8').catch(() => ''));
      return matches(Asked, asked) ? asked : undefined;
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
