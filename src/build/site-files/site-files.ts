import { DEFAULT_LOCALE_CODE } from '../../i18n/locales';
import { everyFile } from '../../page-makers/files/load-file';
import type { TaggedFile } from '../../page-makers/files/site-file';
import { sitemapFiles } from '../../page-makers/files/sitemap-files';
import type { Listing } from '../../page-makers/files/sitemap-pages';
import type { Site } from '../site';

export async function siteFiles({ sites, source }: Site, listing: Listing): Promise<TaggedFile[]> {
  const files: TaggedFile[] = [];
  for await (const file of everyFile(source)) files.push(file);
  return [...files, ...(await sitemapFiles(sites[DEFAULT_LOCALE_CODE].origin, listing))];
}
