import { createHash } from 'node:crypto';
import { COLLECTIONS, KINDS, type Collection } from '../../contract/kinds/kinds';
import { SEARCH_MANIFEST, type SearchManifest } from '../../features/search/index/search-addresses';
import { createSearchIndex } from '../../features/search/index/search-index';
import type { Collections } from '../../gallery/catalogue';
import { noteReads, type GalleryReader } from '../../gallery/noted-reader';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { noteDay, type SiteSource } from '../site-source';
import { searchDocuments } from './search-documents';
import type { SiteFile, TaggedFile } from './site-file';

/** Cached for good, so that names must change with the content. */
export const SEARCH_FOLDER = '/static/search';

export async function searchFiles(source: SiteSource): Promise<TaggedFile[]> {
  const { reader, note, tags } = noteReads(source.reader, { together: true });
  const indexes: (SiteFile & { locale: LocaleCode })[] = [];
  for (const locale of LOCALE_CODES) {
    const context = noteDay(source.around(await reader.siteSettings(locale), locale).context, note);
    const text = JSON.stringify(
      createSearchIndex(searchDocuments({ catalogue: await allOf(reader, locale), context })),
    );
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    indexes.push({ locale, path: `${SEARCH_FOLDER}/${locale}.${hash}.json`, text });
  }
  const manifest = Object.fromEntries(indexes.map(({ locale, path }) => [locale, path])) as SearchManifest;
  const read = tags();
  return [
    ...indexes.map(({ path, text }) => ({ path, text, tags: read })),
    { path: SEARCH_MANIFEST, text: JSON.stringify(manifest), tags: read },
  ];
}

export async function allOf(reader: GalleryReader, locale: LocaleCode) {
  const itemsOf = async (name: Collection) => {
    const listed: { slug: string }[] = await reader[name](locale);
    return [name, await Promise.all(listed.map(({ slug }) => reader[KINDS[name].one](locale, slug)))];
  };
  const [workTypes, ...collections] = await Promise.all([
    reader.workTypes(locale),
    ...COLLECTIONS.map(itemsOf),
  ]);
  return { workTypes, ...(Object.fromEntries(collections) as Collections) };
}
