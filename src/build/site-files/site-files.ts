import { DEFAULT_LOCALE_CODE } from '../../i18n/locales';
import { everyFile } from '../../page-makers/files/load-file';
import type { TaggedFile } from '../../page-makers/files/site-file';
import { robotsFile, sitemapFiles } from '../../page-makers/files/sitemap-files';
import type { Listing } from '../../page-makers/files/sitemap-pages';
import type { Site } from '../site';

/** Of a release after an edit. */
export const siteFiles = async (site: Site, listing: Listing): Promise<TaggedFile[]> => [
  ...(await filesOf(site)),
  ...(await sitemapFiles(originOf(site), listing)),
];

/** Of a build of Gatsby, in which gatsby-plugin-sitemap writes the sitemaps. */
export const siteFilesOfBuild = async (site: Site, { tags }: Listing): Promise<TaggedFile[]> => [
  ...(await filesOf(site)),
  robotsFile(originOf(site), [...tags].sort()),
];

async function filesOf({ source }: Site): Promise<TaggedFile[]> {
  const files: TaggedFile[] = [];
  for await (const file of everyFile(source)) files.push(file);
  return files;
}

const originOf = ({ sites }: Site): string => sites[DEFAULT_LOCALE_CODE].origin;
