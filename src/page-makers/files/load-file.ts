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

/** The addresses of those that are made of every item that there is. */
export const WHOLE_PATTERNS: readonly string[] = [...SEARCH_PATTERNS, ...SITEMAP_PATTERNS];

/** The addresses of all files that are made of what the gallery answers, in all languages. */
export const FILE_PATTERNS: readonly string[] = [...ALL.map(({ pattern }) => pattern), ...WHOLE_PATTERNS];

/** Makes one file of a language. */
async function load(source: SiteSource, { name, locale, slug = '' }: FileAddress): Promise<TaggedFile> {
  const { reader, tags } = noteReads(source.reader);
  const settings = await reader.siteSettings(locale);
  const { context } = source.around(settings, locale);
  const text = await FILES[name]({ reader, context, settings, slug });
  return { path: fillPattern(patternOf(name, locale), { slug }), text, tags: tags() };
}

/** Every file of every language but the sitemaps, which are made of all pages. */
export async function* everyFile(source: SiteSource): AsyncGenerator<TaggedFile, void> {
  for (const locale of LOCALE_CODES) yield* everyFileIn(source, locale);
  yield* await searchFiles(source);
}

/** Those of a language that have addresses of their own, whatever their content. */
export async function* everyFileIn(source: SiteSource, locale: LocaleCode): AsyncGenerator<TaggedFile, void> {
  for (const name of NAMES) {
    if (!patternOf(name, locale).includes(':slug')) yield load(source, { name, locale });
    else
      for (const { slug } of await itemsOf(source, name, locale)) yield load(source, { name, locale, slug });
  }
}

const itemsOf = ({ reader }: SiteSource, name: FileName, locale: LocaleCode): Promise<{ slug: string }[]> =>
  name === 'creators-slug-card' ? reader.creators(locale) : reader.events(locale);

/**
 * The file at an address of its own, made now.
 * @returns undefined where no file has such an address
 * @throws GalleryError when the gallery gives no usable answer, or knows no such item
 */
export async function loadFile(source: SiteSource, path: string): Promise<TaggedFile | undefined> {
  for (const { name, locale, pattern } of ALL) {
    const found = readPattern(pattern, path);
    if (found) return load(source, { name, locale, ...found });
  }
  return undefined;
}

/** Files that are made of every item that there is, all of a kind at once. */
export const WHOLE = { search: searchFiles, sitemaps: allSitemaps };
export type WholeKind = keyof typeof WHOLE;

/** Which of them an address is among. */
export function wholeKindOf(path: string): WholeKind | undefined {
  const isOf = (patterns: readonly string[]) => patterns.some((pattern) => matchesPattern(pattern, path));
  return isOf(SEARCH_PATTERNS) ? 'search' : isOf(SITEMAP_PATTERNS) ? 'sitemaps' : undefined;
}

/** Without what tells an index of the search from another one of its language. */
const unhashed = (path: string): string => path.replace(/(\/\w+)\.\w+\.json$/, '$1');

/** The file of an address; who asks for an index by the name of an earlier one gets the one of now: better than none. */
export const fileAmong = (files: readonly TaggedFile[], path: string): TaggedFile | undefined =>
  files.find((file) => file.path === path) ?? files.find((file) => unhashed(file.path) === unhashed(path));

async function allSitemaps(source: SiteSource): Promise<TaggedFile[]> {
  const listing = emptyListing();
  // Pages are made one after the other, and each would wait for its answer.
  await Promise.all(LOCALE_CODES.map((locale) => allOf(source.reader, locale)));
  for await (const page of everyPage(source)) listPage(listing, page);
  const settings = await source.reader.siteSettings(DEFAULT_LOCALE_CODE);
  const { site } = source.around(settings, DEFAULT_LOCALE_CODE);
  return sitemapFiles(site.origin, listing);
}
