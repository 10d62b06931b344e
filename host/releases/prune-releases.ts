import { rename, rm } from 'node:fs/promises';
import { currentId } from './published-releases';
import { listReleases, releaseFolder, unfinishedFolder } from './release-folders';

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
  for (const id of old) await removeRelease(deployDir, id);
  return ids.find((id) => !old.includes(id));
}

/** Under another name, so that nobody goes back to what is left of it when the process is killed. */
async function removeRelease(deployDir: string, id: string): Promise<void> {
  const dir = unfinishedFolder(deployDir, id);
  await rename(releaseFolder(deployDir, id), dir);
  await rm(dir, { recursive: true, force: true });
}
