import { Readable, type Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { inGroups } from '../../async/in-groups';
import { LOCALE_CODES, LOCALES } from '../../i18n/locales';
import type { TaggedFile } from './site-file';
import { byPath, sitemapEntry, type Listing } from './sitemap-pages';

/** The limit of the sitemap protocol is 50,000, and 50 MB. */
export const PAGES_IN_A_FILE = 45_000;

const TREES = LOCALE_CODES.map((locale) => LOCALES[locale].prefix && `/${LOCALES[locale].prefix}`);
export const SITEMAP_INDEX = '/sitemap-index.xml';
/** The same, where crawlers look for it. */
export const INDEX_COPIES: readonly string[] = TREES.map((tree) => `${tree}/sitemap.xml`);
const INDEXES = [SITEMAP_INDEX, ...INDEX_COPIES];
const ROBOTS = '/robots.txt';

export const SITEMAP_PATTERNS: readonly string[] = [...INDEXES, '/sitemap-:number.xml', ROBOTS];

/** Of so many pages, as gatsby-plugin-sitemap names them. */
export const sitemapAddresses = (pages: number): string[] => [
  ...Array.from({ length: Math.ceil(pages / PAGES_IN_A_FILE) }, (_, number) => `/sitemap-${number}.xml`),
  ...INDEXES,
];

/**
 * Sitemaps and robots.txt of live pages and of releases after an edit. The library of gatsby-plugin-sitemap writes them, so
 * that a build of Gatsby gives the same files.
 */
export async function sitemapFiles(origin: string, { pages, tags: read }: Listing): Promise<TaggedFile[]> {
  const tags = [...read].sort();
  const sitemaps: TaggedFile[] = [];
  for await (const part of inGroups(byPath(pages), PAGES_IN_A_FILE)) {
    const entries = part.map(sitemapEntry);
    sitemaps.push({
      path: `/sitemap-${sitemaps.length}.xml`,
      text: await xmlOf(entries, new SitemapStream()),
      tags,
    });
  }
  const addresses = sitemaps.map(({ path }) => ({ url: origin + path }));
  const text = await xmlOf(addresses, new SitemapIndexStream());
  return [...sitemaps, ...INDEXES.map((path) => ({ path, text, tags })), robotsFile(origin, tags)];
}

const xmlOf = async (items: object[], writer: Transform): Promise<string> =>
  (await streamToPromise(Readable.from(items).pipe(writer))).toString();

export const robotsFile = (origin: string, tags: TaggedFile['tags']): TaggedFile => ({
  path: ROBOTS,
  text: `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`,
  tags,
});
