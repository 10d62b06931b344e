import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isOwnName } from './own-folders';

const stateOf = ({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }): string =>
  [ino, size, mtimeMs].join(' ');

/** Follows links. @throws Error for a name that is not UTF-8; the system's error for what cannot be read */
export async function listFiles(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (dir: string, above: readonly string[]): Promise<void> => {
    const folder = path.join(root, dir);
    const place = await realpath(folder);
    // A link to a folder above would never end.
    if (above.includes(place)) return;
    for (const name of (await readdir(folder)).sort()) {
      if (dir === '' && isOwnName(name)) continue;
      const file = path.posix.join(dir, name);
      if (file.includes('\uFFFD'))
        throw new Error(`The name of ${path.join(root, file)} is not in UTF-8: rename it, and try again.`);
      const stats = await stat(path.join(root, file)).catch(unlessGone);
      if (stats?.isDirectory()) await walk(file, [...above, place]).catch(unlessGone);
      if (stats?.isFile()) found.set(file, stateOf(stats));
    }
  };
  await walk('', []);
  return found;
}

/** Removed since its name was read, or a dangling link. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
