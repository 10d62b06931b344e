import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_ROUTE_NAMES, FILE_ROUTES } from '../../routes/file-routes';
import { SEARCH_FOLDER } from '../../page-makers/files/search-files';
import type { SiteFile } from '../../page-makers/files/site-file';

/** Also removes the files of deleted items, and old search indexes. */
export async function writeSiteFiles(publicDir: string, files: readonly SiteFile[]): Promise<void> {
  const texts = new Map(files.map(({ path: address, text }) => [path.join(publicDir, address), text]));
  for (const file of await writtenBefore(publicDir)) if (!texts.has(file)) await rm(file);
  for (const [file, text] of texts) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function writtenBefore(publicDir: string): Promise<string[]> {
  const items = FILE_ROUTE_NAMES.flatMap((name) => Object.values(FILE_ROUTES[name].patterns)).filter(
    (pattern) => pattern.includes(':slug'),
  );
  const found = await Promise.all(
    [...items, `${SEARCH_FOLDER}/index.json`].map(async (pattern) => {
      const folder = path.join(publicDir, path.dirname(pattern));
      const names = await readdir(folder).catch(() => []);
      return names
        .filter((name) => path.extname(name) === path.extname(pattern))
        .map((name) => path.join(folder, name));
    }),
  );
  return found.flat();
}
