import { access, readlink, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  currentLink,
  listReleases,
  listUnfinished,
  releaseFolder,
  unfinishedFolder,
} from './release-folders';

/** Marks a release that was rolled back from. */
export const WITHDRAWN = 'withdrawn';

/** Undefined when there is none. @throws Error when unknown, since callers remove releases that seem unused */
export const currentId = (deployDir: string): Promise<string | undefined> =>
  readlink(currentLink(deployDir)).then(
    (target) => path.basename(target),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );

/** Oldest first, including newer ones that were rolled back from, but none that was never served. */
export async function listPublished(deployDir: string): Promise<string[]> {
  const [current = '', ids] = await Promise.all([currentId(deployDir), listReleases(deployDir)]);
  const published = await Promise.all(
    ids.map(async (id) => id <= current || (await isWithdrawn(deployDir, id))),
  );
  return ids.filter((_, i) => published[i]);
}

/** Never served. To be removed before the next build, after which they would pass for earlier releases. */
export async function listLeftOvers(deployDir: string): Promise<string[]> {
  const published = await listPublished(deployDir);
  const others = (await listReleases(deployDir)).filter((id) => !published.includes(id));
  return [...(await listUnfinished(deployDir)), ...others.map((id) => releaseFolder(deployDir, id))];
}

export const withdraw = (deployDir: string, id: string): Promise<void> =>
  writeFile(path.join(releaseFolder(deployDir, id), WITHDRAWN), '');

/** Once it is served again: what comes after it may go back to it. */
export const takeAgain = (deployDir: string, id: string): Promise<void> =>
  rm(path.join(releaseFolder(deployDir, id), WITHDRAWN), { force: true });

export const isWithdrawn = (deployDir: string, id: string): Promise<boolean> =>
  access(path.join(releaseFolder(deployDir, id), WITHDRAWN)).then(
    () => true,
    () => false,
  );

/** Including the current one; as far back as a rollback can go. */
const KEPT_RELEASES = 5;

/** Never removes the current release. @returns the oldest that is left; undefined when there is none */
export async function pruneReleases(
  deployDir: string,
  kept: number = KEPT_RELEASES,
): Promise<string | undefined> {
  const current = await currentId(deployDir);
  const ids = await listReleases(deployDir);
  const old = ids.slice(0, -kept).filter((id) => id !== current);
  for (const id of old) await removeRelease(deployDir, id);
  return ids.find((id) => !old.includes(id));
}

/** Renames first, so that a half-removed release is never a target of a rollback. */
async function removeRelease(deployDir: string, id: string): Promise<void> {
  const dir = unfinishedFolder(deployDir, id);
  await rename(releaseFolder(deployDir, id), dir);
  await rm(dir, { recursive: true, force: true });
}
