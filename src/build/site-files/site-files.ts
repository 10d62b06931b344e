import { DEFAULT_LOCALE_CODE, LOCALE_CODES } from '../../i18n/locales';
import { searchFiles } from '../search/search-files';
import type { Site } from '../site';
import { listDownloads } from './list-downloads';
import { navigationFile } from './navigation-data';
import type { SiteFile } from './site-file';
import { sitemapFiles } from './sitemap-files';
import type { SitemapPage } from './sitemap-pages';

/**
 * Everything that is made of the catalogue beside the pages: lists of the sub-navigations, search, cards, calendars, feeds,
 * sitemaps.
 * @param listed the pages that the sitemap names
 */
export async function siteFiles(
  { sites, sources }: Site,
  listed: Iterable<SitemapPage>,
): Promise<SiteFile[]> {
  return [
    ...LOCALE_CODES.flatMap((locale) => [navigationFile(sources[locale]), ...listDownloads(sources[locale])]),
    ...searchFiles(sources),
    ...(await sitemapFiles(sites[DEFAULT_LOCALE_CODE].origin, listed)),
  ];
}
