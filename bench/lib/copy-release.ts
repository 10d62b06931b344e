import { cp } from 'node:fs/promises';
import { currentId } from '../../host/releases/published-releases';
import { releaseFolder } from '../../host/releases/release-folders';
import { switchRelease } from '../../host/releases/switch-release';

/**
 * Puts the release that one folder serves into another, and serves it there.
 * @throws Error that says what to do where there is none
 */
export async function copyRelease(from: string, to: string): Promise<void> {
  const id = await currentId(from);
  if (!id) throw new Error(`There is no release in ${from} to begin with: npm run build`);
  await cp(releaseFolder(from, id), releaseFolder(to, id), { recursive: true });
  await switchRelease(to, id);
}
