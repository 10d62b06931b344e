import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFunction } from '../adapter/write-function';

/** Takes the function of the release before over. */
export async function linkFunction(folders: { from: string; to: string }, entry: string): Promise<void> {
  const found = await readdir(folders.from, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folders.from, path.join(parentPath, name)).split(path.sep).join('/'),
    );
  await writeFunction({ patterns: [], entry, files }, { siteDir: folders.from, ...folders });
}
