import { Readable, type Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { inGroups } from '../../async/in-groups';
import { LOCALE_CODES, LOCALES } from '../../i18n/locales';
import type { TaggedFile } from './site-file';
import type { Listing } from './sitemap-pages';

/** The limit of the sitemap protocol is 50,000, and 50 MB. */
const PAGES_IN_A_FILE = 45_000;

const TREES = LOCALE_CODES.map((locale) => LOCALES[locale].prefix && `/${LOCALES[locale].prefix}`);
const INDEXES = ['/sitemap-index.xml', ...TREES.map((tree) => `${tree}/sitemap.xml`)];
const ROBOTS = '/robots.txt';

export const SITEMAP_PATTERNS: readonly string[] = [...INDEXES, '/sitemap-:number.xml', ROBOTS];

/** Written by the library of gatsby-plugin-sitemap, so that both builds give the same files. */
export async function sitemapFiles(origin: string, { pages, tags: read }: Listing): Promise<TaggedFile[]> {
  const tags = [...read].sort();
  const sitemaps: TaggedFile[] = [];
  for await (const part of inGroups(pages, PAGES_IN_A_FILE)) {
    const entries = part.map(({ entry }) => entry);
    sitemaps.push({
      path: `/sitemap-${sitemaps.length}.xml`,
      text: await xmlOf(entries, new SitemapStream()),
      tags,
    });
  }
  const addresses = sitemaps.map(({ path }) => ({ url: origin + path }));
  const text = await xmlOf(addresses, new SitemapIndexStream());
  return [
    ...sitemaps,
    ...INDEXES.map((path) => ({ path, text, tags })),
    { path: ROBOTS, text: robots(origin), tags },
  ];
}

const xmlOf = async (items: object[], writer: Transform): Promise<string> =>
  (await streamToPromise(Readable.from(items).pipe(writer))).toString();

const robots = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
