import { SEARCH_MANIFEST } from '../../features/search/index/search-addresses';
import { navigationDataPath } from '../../features/navigation/navigation-data';
import { noteReads } from '../../gallery/noted-reader';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { FILE_ROUTE_NAMES, FILE_ROUTES } from '../../routes/file-routes';
import { matchesPattern, readPattern } from '../../routes/match-pattern';
import { fillPattern } from '../../routes/route-path';
import { everyPage } from '../every-page';
import type { SiteSource } from '../site-source';
import { FILES, type FileName } from './file-table';
import { allOf, SEARCH_FOLDER, searchFiles } from './search-files';
import type { TaggedFile } from './site-file';
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

async function load(source: SiteSource, { name, locale, slug = '' }: FileAddress): Promise<TaggedFile> {
  const { reader, tags } = noteReads(source.reader);
  const settings = await reader.siteSettings(locale);
  const { context } = source.around(settings, locale);
  const text = await FILES[name]({ reader, context, settings, slug });
  return { path: fillPattern(patternOf(name, locale), { slug }), text, tags: tags() };
}

/** Without sitemaps, which are made of all pages. */
export async function* everyFile(source: SiteSource): AsyncGenerator<TaggedFile, void> {
  for (const locale of LOCALE_CODES) yield* everyFileIn(source, locale);
  yield* await searchFiles(source);
}

/** Files at addresses that do not depend on their content. */
export async function* everyFileIn(source: SiteSource, locale: LocaleCode): AsyncGenerator<TaggedFile, void> {
  for (const name of NAMES) {
    if (!patternOf(name, locale).includes(':slug')) yield load(source, { name, locale });
    else
      for (const { slug } of await itemsOf(source, name, locale)) yield load(source, { name, locale, slug });
  }
}

const itemsOf = ({ reader }: SiteSource, name: FileName, locale: LocaleCode): Promise<{ slug: string }[]> =>
  name === 'creators-slug-card' ? reader.creators(locale) : reader.events(locale);

/** Undefined where no file has this address. Throws GalleryError, also for an unknown item. */
export async function loadFile(source: SiteSource, path: string): Promise<TaggedFile | undefined> {
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
