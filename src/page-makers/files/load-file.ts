import { SEARCH_MANIFEST } from '../../features/search/index/search-addresses';
import { navigationDataPath } from '../../features/navigation/navigation-data';
import { KINDS } from '../../contract/kinds/kinds';
import { noteReads, type GalleryReader } from '../../gallery/noted-reader';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { FILE_ROUTE_NAMES, FILE_ROUTES, type ItemFileRouteName } from '../../routes/file-routes';
import { matchesPattern, readPattern } from '../../routes/match-pattern';
import { fillPattern } from '../../routes/route-path';
import { everyPage } from '../every-page';
import { noteDay, type SiteSource } from '../site-source';
import { FILES, type FileName } from './file-table';
import { allOf, SEARCH_FOLDER, searchFiles } from './search-files';
import type { MovedFile, TaggedFile } from './site-file';
import { SITEMAP_PATTERNS, sitemapFiles } from './sitemap-files';
import { emptyListing, listPage } from './sitemap-pages';

interface FileAddress {
  name: FileName;
  locale: LocaleCode;
  slug?: string;
}

const patternOf = (name: FileName, locale: LocaleCode): string =>
  name === 'navigation' ? navigationDataPath(locale) : FILE_ROUTES[name].patterns[locale];

const NAMES: readonly FileName[] = ['navigation', ...FILE_ROUTE_NAMES];
const ALL = LOCALE_CODES.flatMap((locale) =>
  NAMES.map((name) => ({ name, locale, pattern: patternOf(name, locale) })),
);
const SEARCH_PATTERNS = [SEARCH_MANIFEST, `${SEARCH_FOLDER}/:name.json`];

/** Files made of every item. */
export const WHOLE_PATTERNS: readonly string[] = [...SEARCH_PATTERNS, ...SITEMAP_PATTERNS];

export const FILE_PATTERNS: readonly string[] = [...ALL.map(({ pattern }) => pattern), ...WHOLE_PATTERNS];

/** Whose items have a file each. */
const OF_ITEMS = {
  'creators-slug-card': 'creators',
  'events-slug-calendar': 'events',
} as const satisfies Record<ItemFileRouteName, string>;

const collectionOf = (name: FileName) => (name in OF_ITEMS ? OF_ITEMS[name as ItemFileRouteName] : undefined);

async function load(
  source: SiteSource,
  { name, locale, slug = '' }: FileAddress,
): Promise<TaggedFile | MovedFile> {
  const { reader, note, tags } = noteReads(source.reader);
  const settings = await reader.siteSettings(locale);
  const context = noteDay(source.around(settings, locale).context, note);
  const pattern = patternOf(name, locale);
  const present = await presentSlug(reader, name, locale, slug);
  if (present !== slug) return { movedTo: fillPattern(pattern, { slug: present }), tags: tags() };
  const text = await FILES[name]({ reader, context, settings, slug });
  return { path: fillPattern(pattern, { slug }), text, tags: tags() };
}

/** The API answers a slug that an item had before with the item. */
async function presentSlug(
  reader: GalleryReader,
  name: FileName,
  locale: LocaleCode,
  slug: string,
): Promise<string> {
  const collection = collectionOf(name);
  return collection ? (await reader[KINDS[collection].one](locale, slug)).slug : slug;
}

/** Without sitemaps, which are made of all pages. */
export async function* everyFile(source: SiteSource): AsyncGenerator<TaggedFile, void> {
  for (const locale of LOCALE_CODES) yield* everyFileIn(source, locale);
  yield* await searchFiles(source);
}

/** Files at addresses that do not depend on their content. */
export async function* everyFileIn(source: SiteSource, locale: LocaleCode): AsyncGenerator<TaggedFile, void> {
  for (const name of NAMES) {
    const collection = collectionOf(name);
    const addresses: FileAddress[] = collection
      ? (await source.reader[collection](locale)).map(({ slug }) => ({ name, locale, slug }))
      : [{ name, locale }];
    for (const address of addresses) {
      const file = await load(source, address);
      if (!('movedTo' in file)) yield file;
    }
  }
}

/** Undefined where no file has this address. Throws GalleryError, also for an unknown item. */
export async function loadFile(
  source: SiteSource,
  path: string,
): Promise<TaggedFile | MovedFile | undefined> {
  for (const { name, locale, pattern } of ALL) {
    const found = readPattern(pattern, path);
    if (found) return load(source, { name, locale, ...found });
  }
  return undefined;
}

export const WHOLE = { search: searchFiles, sitemaps: allSitemaps };
export type WholeKind = keyof typeof WHOLE;

export function wholeKindOf(path: string): WholeKind | undefined {
  const isOf = (patterns: readonly string[]) => patterns.some((pattern) => matchesPattern(pattern, path));
  return isOf(SEARCH_PATTERNS) ? 'search' : isOf(SITEMAP_PATTERNS) ? 'sitemaps' : undefined;
}

/** Without the hash in the name of a search index. */
const unhashed = (path: string): string => path.replace(/(\/\w+)\.\w+\.json$/, '$1');

/** The name of an old search index leads to the current one. */
export const fileAmong = (files: readonly TaggedFile[], path: string): TaggedFile | undefined =>
  files.find((file) => file.path === path) ?? files.find((file) => unhashed(file.path) === unhashed(path));

async function allSitemaps(source: SiteSource): Promise<TaggedFile[]> {
  const listing = emptyListing();
  // Fills the cache: the pages, made one at a time, would each wait for their answers.
  await Promise.all(LOCALE_CODES.map((locale) => allOf(source.reader, locale)));
  for await (const page of everyPage(source)) listPage(listing, page);
  const settings = await source.reader.siteSettings(DEFAULT_LOCALE_CODE);
  const { site } = source.around(settings, DEFAULT_LOCALE_CODE);
  return sitemapFiles(site.origin, listing);
}
