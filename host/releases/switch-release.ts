import { execFile } from 'node:child_process';
import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { flushNames, partOf } from '../../src/contract/server/write-whole';
import { RELEASES_FOLDER } from '../../src/release/manifest';
import { currentLink, releaseFolder } from './release-folders';

/** Renames a new link over the old one, so that there always is one. The caller must hold the build lock. */
export async function switchRelease(deployDir: string, id: string): Promise<void> {
  const link = currentLink(deployDir);
  const next = partOf(link);
  await rm(next, { force: true });
  if (process.platform === 'win32') {
    // On Windows only a junction needs no privilege; it is absolute and cannot be replaced by a rename.
    await symlink(releaseFolder(deployDir, id), next, 'junction');
    await rm(link, { force: true });
  } else {
    await symlink(path.join(RELEASES_FOLDER, id), next);
  }
  await rename(next, link);
  await flushNames(deployDir);
}

/** One `sync -f`, far quicker than a call for each file. Does nothing on Windows. */
export async function flushTree(dir: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', dir]).catch(() => undefined);
}
