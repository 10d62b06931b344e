import { rename, rm, stat } from 'node:fs/promises';

/** The folder beside `dir` in which its successor is made. */
export const nextFolder = (dir: string): string => `${dir}.next`;

/** Where `dir` lies for the moment between leaving its place and being removed. */
const oldFolder = (dir: string): string => `${dir}.old`;

/** Undoes what a process that was killed left behind: an unfinished successor, a swap with one half done. */
export async function recoverFolder(dir: string): Promise<void> {
  await remove(nextFolder(dir));
  if (await exists(dir)) await remove(oldFolder(dir));
  else if (await exists(oldFolder(dir))) await rename(oldFolder(dir), dir);
}

/** Puts the successor in the place of `dir`. */
export async function swapFolder(dir: string): Promise<void> {
  if (await exists(dir)) await rename(dir, oldFolder(dir));
  await rename(nextFolder(dir), dir);
  await remove(oldFolder(dir));
}

const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true });

const exists = (dir: string): Promise<boolean> =>
  stat(dir).then(
    () => true,
    () => false,
  );
