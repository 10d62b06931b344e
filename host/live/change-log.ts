import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { Change } from '../../src/contract/hook/changes';
import { writeWhole } from '../../src/contract/server/write-whole';
import { EditMark } from './edit-mark';

const CHANGE_LOG = 'changes.json';

export const changeLogFile = (deployDir: string): string => path.join(deployDir, CHANGE_LOG);

/** Where the edit is in another log, by which a release of another host is judged. */
const ALSO = { also: Type.Optional(EditMark) };
const ITEMS = { kind: Change.properties.kind, slugs: Type.Array(Type.String()) };

const ChangeLog = Type.Object({
  mark: EditMark,
  /** The last of the API's changes that is in here. */
  heard: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The last request whose changes were removed because releases have them. */
  forgotten: Type.Optional(Type.Integer({ minimum: 0 })),
  changes: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      ...ITEMS,
      ...ALSO,
      alone: Type.Optional(Type.Boolean()),
    }),
  ),
  answers: Type.Array(
    Type.Object({ number: Type.Integer({ minimum: 1 }), tags: Type.Array(Type.String()), ...ALSO }),
  ),
});
export type ChangeLog = Static<typeof ChangeLog>;

/** @param warn called when the log is damaged: it is set aside, since late edits are better than no site */
export async function readChangeLog(file: string, warn: (message: string) => void): Promise<ChangeLog> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // A new log id, which no release knows.
  const begun: ChangeLog = { mark: { log: randomUUID(), number: 0 }, changes: [], answers: [] };
  if (text === undefined) return begun;
  const found = parse(text);
  if (matches(ChangeLog, found)) return found;
  await rename(file, `${file}.damaged`);
  warn(
    `${file} is damaged and was put aside. Edits that no build has taken up yet show after: npm run build`,
  );
  return begun;
}

export async function readEditMark(deployDir: string): Promise<EditMark | undefined> {
  const found = parse(await readFile(changeLogFile(deployDir), 'utf8').catch(() => ''));
  return matches(ChangeLog, found) ? found.mark : undefined;
}

/** Atomic, and flushed to the disk before it resolves. */
export const writeChangeLog = (file: string, log: ChangeLog): Promise<void> =>
  writeWhole(file, JSON.stringify(log));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
