import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { FILE_ROUTE_NAMES, FILE_ROUTES } from '../../routes/file-routes';
import type { PageSource } from '../pages/page-source';
import { listDownloads } from './list-downloads';

/** Writes the cards and calendars of every language, and takes away those of items that are no longer there. */
export async function writeDownloads(
  publicDir: string,
  sources: Record<LocaleCode, PageSource>,
): Promise<void> {
  const files = new Map(
    LOCALE_CODES.flatMap((locale) => listDownloads(sources[locale])).map(({ path: address, text }) => [
      path.join(publicDir, address),
      text,
    ]),
  );
  for (const file of await writtenBefore(publicDir)) if (!files.has(file)) await rm(file);
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The files in the folder that have the address of an item's file. */
async function writtenBefore(publicDir: string): Promise<string[]> {
  const patterns = FILE_ROUTE_NAMES.flatMap((name) => Object.values(FILE_ROUTES[name].patterns));
  const found = await Promise.all(
    patterns
      .filter((pattern) => pattern.includes(':slug'))
      .map(async (pattern) => {
        const folder = path.join(publicDir, path.dirname(pattern));
        const names = await readdir(folder).catch(() => []);
        return names
          .filter((name) => path.extname(name) === path.extname(pattern))
          .map((name) => path.join(folder, name));
      }),
  );
  return found.flat();
}
