import { access, readlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentLink, listReleases, listUnfinished, releaseFolder } from './release-folders';

/** A file in the folder of a release that was gone back from: nobody wants to come back to that one. */
export const WITHDRAWN = 'withdrawn';

/**
 * The id of the release that is served; undefined when there is none.
 * @throws Error when that cannot be told: not knowing is no reason to take all releases for left over
 */
export const currentId = (deployDir: string): Promise<string | undefined> =>
  readlink(currentLink(deployDir)).then(
    (target) => path.basename(target),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    },
  );

/**
 * The ids of the releases that are served or once were, oldest first: the current one, those before it, and newer ones
 * that were gone back from. A finished folder alone is no release yet: who made it may have been killed before it was
 * served.
 */
export async function listPublished(deployDir: string): Promise<string[]> {
  const [current = '', ids] = await Promise.all([currentId(deployDir), listReleases(deployDir)]);
  const published = await Promise.all(
    ids.map(async (id) => id <= current || (await isWithdrawn(deployDir, id))),
  );
  return ids.filter((_, i) => published[i]);
}

/**
 * The folders of releases that nobody was ever served from. They are to be removed before another release is made, behind
 * which they would look like earlier ones.
 */
export async function listLeftOvers(deployDir: string): Promise<string[]> {
  const published = await listPublished(deployDir);
  const others = (await listReleases(deployDir)).filter((id) => !published.includes(id));
  return [...(await listUnfinished(deployDir)), ...others.map((id) => releaseFolder(deployDir, id))];
}

/** Notes that a release is gone back from. */
export const withdraw = (deployDir: string, id: string): Promise<void> =>
  writeFile(path.join(releaseFolder(deployDir, id), WITHDRAWN), '');

/** Whether a release was gone back from. */
export const isWithdrawn = (deployDir: string, id: string): Promise<boolean> =>
  access(path.join(releaseFolder(deployDir, id), WITHDRAWN)).then(
    () => true,
    () => false,
  );
