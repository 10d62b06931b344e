import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { DateTime } from '../../src/contract/common';
import { Change } from '../../src/contract/hook/changes';
import { writeWhole } from '../../src/contract/server/write-whole';
import { EditMark } from './edit-mark';

/** Name of the log in the deploy folder. */
const CHANGE_LOG = 'changes.json';

export const changeLogFile = (deployDir: string): string => path.join(deployDir, CHANGE_LOG);

/** Several requests may have named these, so there is no bound. */
const ITEMS = { kind: Change.properties.kind, slugs: Type.Array(Type.String()) };

/** What was changed, in the order in which the host was told of it. */
const ChangeLog = Type.Object({
  /** The last request that was taken, and the log's own name. */
  mark: EditMark,
  /** The last request of which not all is noted below, because releases have it. */
  forgotten: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Items of one kind that were changed last by the same request, by its number. */
  changes: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      ...ITEMS,
      /** They were told without the lists that they stand in. */
      alone: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Other answers of the API, by their tags. */
  answers: Type.Array(Type.Object({ number: Type.Integer({ minimum: 1 }), tags: Type.Array(Type.String()) })),
});
export type ChangeLog = Static<typeof ChangeLog>;

/** As it was before answers were told. */
const ItemLog = Type.Omit(ChangeLog, ['answers']);

/** As it was before requests were counted. */
const DatedLog = Type.Array(Type.Object({ at: DateTime, ...ITEMS }));

/**
 * Reads the log of changes; a new one where there is none.
 * @param warn told when it is damaged: it is put aside then, since edits that show late are better than no site
 */
export async function readChangeLog(file: string, warn: (message: string) => void): Promise<ChangeLog> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const found = parse(text);
  if (matches(ChangeLog, found)) return found;
  if (matches(ItemLog, found)) return ofItems(found);
  if (matches(DatedLog, found)) return counted(found);
  await rename(file, `${file}.damaged`);
  warn(
    `${file} is damaged and was put aside. Edits that no build has taken up yet show after: npm run build`,
  );
  return counted([]);
}

/** Where the log of a deploy folder is now, as the disk has it; undefined where that cannot be told. */
export async function readEditMark(deployDir: string): Promise<EditMark | undefined> {
  const found = parse(await readFile(changeLogFile(deployDir), 'utf8').catch(() => ''));
  return matches(ItemLog, found) ? found.mark : undefined;
}

/** Writes the log, whole or not at all, and to the disk before it resolves. */
export const writeChangeLog = (file: string, log: ChangeLog): Promise<void> =>
  writeWhole(file, JSON.stringify(log));

/** A log that begins with these. No release knows of it, so that all of them are in none. */
const counted = (dated: Static<typeof DatedLog>): ChangeLog =>
  ofItems({
    mark: { log: randomUUID(), number: dated.length },
    changes: dated.map(({ kind, slugs }, index) => ({ number: index + 1, kind, slugs })),
  });

const ofItems = ({ mark, changes }: Static<typeof ItemLog>): ChangeLog => ({
  mark,
  changes: changes.map((change) => ({ ...change, alone: true })),
  answers: [],
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
