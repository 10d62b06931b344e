import { rename, rm } from 'node:fs/promises';
import { currentId } from './published-releases';
import { listReleases, releaseFolder, unfinishedFolder } from './release-folders';

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
