import { readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { currentLink, listReleases, releaseFolder } from './release-folders';

/** Releases that stay on the disk, the current one included: as far as one can go back. */
const KEPT_RELEASES = 5;

/**
 * Removes all but the newest releases; never the one that is served.
 * @returns the oldest that is left; undefined when there is none
 */
export async function pruneReleases(
  deployDir: string,
  kept: number = KEPT_RELEASES,
): Promise<string | undefined> {
  const current = await currentId(deployDir);
  const ids = await listReleases(deployDir);
  const old = ids.slice(0, -kept).filter((id) => id !== current);
  for (const id of old) await rm(releaseFolder(deployDir, id), { recursive: true, force: true });
  return ids.find((id) => !old.includes(id));
}

/** The id of the release that is served; undefined when there is none. */
export const currentId = (deployDir: string): Promise<string | undefined> =>
  readlink(currentLink(deployDir)).then(
    (target) => path.basename(target),
    () => undefined,
  );
