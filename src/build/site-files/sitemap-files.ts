import { Readable, type Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { LOCALE_CODES, LOCALES } from '../../i18n/locales';
import { inGroups } from '../pages/in-groups';
import type { SiteFile } from './site-file';
import type { SitemapPage } from './sitemap-pages';

/** Crawlers read 50,000 pages of a file at most, and 50 MB. */
const PAGES_IN_A_FILE = 45_000;

/**
 * The sitemaps, as gatsby-plugin-sitemap has the same library write them in a whole build, and the index that names them,
 * which also lies in the tree of each language; and what tells crawlers of it.
 */
export async function sitemapFiles(origin: string, pages: Iterable<SitemapPage>): Promise<SiteFile[]> {
  const sitemaps: SiteFile[] = [];
  for (const part of inGroups(pages, PAGES_IN_A_FILE)) {
    const entries = part.map(({ entry }) => entry);
    sitemaps.push({
      path: `/sitemap-${sitemaps.length}.xml`,
      text: await xmlOf(entries, new SitemapStream()),
    });
  }
  const addresses = sitemaps.map(({ path }) => ({ url: origin + path }));
  const index = await xmlOf(addresses, new SitemapIndexStream());
  const trees = LOCALE_CODES.map((locale) => LOCALES[locale].prefix && `/${LOCALES[locale].prefix}`);
  return [
    ...sitemaps,
    ...['/sitemap-index.xml', ...trees.map((tree) => `${tree}/sitemap.xml`)].map((path) => ({
      path,
      text: index,
    })),
    { path: '/robots.txt', text: robots(origin) },
  ];
}

const xmlOf = async (items: object[], writer: Transform): Promise<string> =>
  (await streamToPromise(Readable.from(items).pipe(writer))).toString();

const robots = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
