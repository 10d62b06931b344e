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
  /** Adds a request of this moment; force sticks. */
  note: (options: { force: boolean }) => Promise<void>;
  clear: () => Promise<void>;
  /** undefined when there is none. */
  read: () => Promise<AskedBuild | undefined>;
}

export function openOutstandingRequest(deployDir: string): OutstandingRequest {
  const file = path.join(deployDir, 'rebuild-asked.json');
  const inTurn = pLimit(1);
  const read = async (): Promise<AskedBuild | undefined> => {
    const asked = parse(await readFile(file, 'utf8').catch(() => ''));
    return matches(Asked, asked) ? asked : undefined;
  };
  const note = async (force: boolean): Promise<void> => {
    const known = await read();
    const asked: AskedBuild = { at: new Date().toISOString(), force: force || (known?.force ?? false) };
    await writeFile(`${file}.next`, JSON.stringify(asked));
    await rename(`${file}.next`, file);
  };
  return {
    read,
    note: ({ force }) => inTurn(() => note(force)),
    clear: () => inTurn(() => rm(file, { force: true })),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
