import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from '@sinclair/typebox';
import { matches, parsedJson } from '../../src/contract/check';
import { isThere, flushNames } from '../../src/contract/server/write-whole';

const Names = Type.Array(Type.String());

/** Steps of a decided restore, completed by whichever process opens the data next. */
const PendingRestore = Type.Array(
  Type.Object({
    dir: Type.String(),
    /** Restored files; inside `dir`, so that renames stay on one disk. */
    staging: Type.String(),
    aside: Type.String(),
    old: Names,
    restored: Names,
  }),
);
export type PendingRestore = Static<typeof PendingRestore>;

/** Exists from the decision until all files are in place. */
export const pendingRestoreFile = (dataDir: string): string => path.join(dataDir, 'restore.json');

/**
 * Steps can be repeated, as it may have been killed or run in parallel. @throws Error in one sentence when a step
 * fails
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const file = pendingRestoreFile(dataDir);
  const pending = await readPending(file);
  if (!pending) return;
  try {
    for (const folder of pending) await moveInto(folder);
    for (const { staging } of pending) await rm(staging, { recursive: true, force: true });
    await rm(file, { force: true });
  } catch (error) {
    throw new Error(
      `A restore was not ended, and cannot be ended here (${(error as Error).message}): as a user who may write into ` +
        `${pending.map(({ dir }) => dir).join(' and ')}, run npm run restore once more.`,
      { cause: error },
    );
  }
}

async function moveInto({ dir, staging, aside, old, restored }: PendingRestore[number]): Promise<void> {
  if (old.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of old) {
    // A file that has left the staging folder is in place, and must not be moved aside.
    const isReplaced = restored.includes(name) && !(await isThere(path.join(staging, name)));
    if (!isReplaced) await moveIfThere(path.join(dir, name), path.join(aside, name));
  }
  for (const name of restored) await moveIfThere(path.join(staging, name), path.join(dir, name));
  await flushNames(dir);
}

async function readPending(file: string): Promise<PendingRestore | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const found = parsedJson(text);
  if (matches(PendingRestore, found)) return found;
  throw new Error(`${file} is damaged: remove it, and restore the backup again.`);
}

async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
