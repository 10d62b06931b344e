import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES_FOLDER } from '../../src/release/manifest';
import { flushNames, partOf } from '../../src/contract/server/write-whole';
import { currentLink, releaseFolder } from './release-folders';

/**
 * Makes a release the one that is served. The link is made under another name and takes the old one's place in one step,
 * so that at every moment there is one. For whoever holds the lock of the builds.
 */
export async function switchRelease(deployDir: string, id: string): Promise<void> {
  const link = currentLink(deployDir);
  const next = partOf(link);
  await rm(next, { force: true });
  if (process.platform === 'win32') {
    // There a link that needs no privilege is a junction, which is absolute and is not replaced by a rename.
    await symlink(releaseFolder(deployDir, id), next, 'junction');
    await rm(link, { force: true });
  } else {
    await symlink(path.join(RELEASES_FOLDER, id), next);
  }
  await rename(next, link);
  await flushNames(deployDir);
}
