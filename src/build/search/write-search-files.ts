import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/search-addresses';
import { createSearchIndex } from '../../features/search/search-index';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import type { PageSource } from '../pages/page-source';
import { searchDocuments } from './search-documents';

/** What lies below /static keeps its address only as long as its content, and is cached for good. */
const FOLDER = '/static/search';

/** Writes the index of each language under a name that changes with it, and the manifest that names them. */
export async function writeSearchFiles(
  publicDir: string,
  sources: Record<LocaleCode, PageSource>,
): Promise<void> {
  await rm(path.join(publicDir, FOLDER), { recursive: true, force: true });
  const manifest = {} as SearchManifest;
  for (const locale of LOCALE_CODES) {
    const index = JSON.stringify(createSearchIndex(searchDocuments(sources[locale])));
    const hash = createHash('sha256').update(index).digest('hex').slice(0, 16);
    manifest[locale] = `${FOLDER}/${locale}.${hash}.json`;
    await writePublic(publicDir, manifest[locale], index);
  }
  await writePublic(publicDir, SEARCH_MANIFEST, JSON.stringify(manifest));
}

async function writePublic(publicDir: string, address: string, text: string): Promise<void> {
  const file = path.join(publicDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
