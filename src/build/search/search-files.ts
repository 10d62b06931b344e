import { createHash } from 'node:crypto';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/index/search-addresses';
import { createSearchIndex } from '../../features/search/index/search-index';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import type { PageSource } from '../pages/page-source';
import type { SiteFile } from '../site-files/site-file';
import { searchDocuments } from './search-documents';

/** What lies below /static keeps its address only as long as its content, and is cached for good. */
export const SEARCH_FOLDER = '/static/search';

/** The index of each language under a name that changes with it, and the manifest that names them. */
export function searchFiles(sources: Record<LocaleCode, PageSource>): SiteFile[] {
  const indexes = LOCALE_CODES.map((locale) => {
    const text = JSON.stringify(createSearchIndex(searchDocuments(sources[locale])));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return { locale, path: `${SEARCH_FOLDER}/${locale}.${hash}.json`, text };
  });
  const manifest = Object.fromEntries(indexes.map(({ locale, path }) => [locale, path])) as SearchManifest;
  return [
    ...indexes.map(({ path, text }) => ({ path, text })),
    { path: SEARCH_MANIFEST, text: JSON.stringify(manifest) },
  ];
}
