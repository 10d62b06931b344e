import { readFile, rename } from 'node:fs/promises';
import { Type, type Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { DateTime } from '../../src/contract/common';
import { Change } from '../../src/contract/rebuild';
import { writeWhole } from '../write-whole';

/** Name of the log in the deploy folder. */
export const CHANGE_LOG = 'changes.json';

/** Items of one kind that were changed at the same moment: several requests may have named them, so there is no bound. */
const LoggedChange = Type.Object({
  at: DateTime,
  kind: Change.properties.kind,
  slugs: Type.Array(Type.String()),
});
export type LoggedChange = Static<typeof LoggedChange>;

const ChangeLog = Type.Array(LoggedChange);

/**
 * Reads the log of changes; an empty one where there is none.
 * @param warn told when it is damaged: it is put aside then, since edits that show late are better than no site
 */
export async function readChangeLog(file: string, warn: (message: string) => void): Promise<LoggedChange[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const changes = parse(text);
  if (matches(ChangeLog, changes)) return changes;
  await rename(file, `${file}.damaged`);
  warn(
    `${file} is damaged and was put aside. Edits that no build has taken up yet show after: npm run build`,
  );
  return [];
}

/** Writes the log, whole or not at all, and to the disk before it resolves. */
export const writeChangeLog = (file: string, changes: LoggedChange[]): Promise<void> =>
  writeWhole(file, JSON.stringify(changes));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
