import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitemapPage } from './sitemap-pages';

interface Sitemap {
  /** The origin of the site's addresses. */
  origin: string;
  pages: readonly SitemapPage[];
}

const fileIn = (folder: string): string => path.join(folder, 'sitemap-pages.json');

/**
 * Keeps what the sitemap is made of until the pages are built. A file leads from gatsby-node.ts to gatsby-config.ts, which
 * Gatsby loads as two programs. Its own list of pages is no way between them: asking for it reads every context again and
 * remembers each object in it, gigabytes for 20,000 works.
 * @param folder of the build's own, which has to be there
 */
export const writeSitemap = (folder: string, sitemap: Sitemap): Promise<void> =>
  writeFile(fileIn(folder), JSON.stringify(sitemap));

/** What `writeSitemap` has kept. */
export const readSitemap = async (folder: string): Promise<Sitemap> =>
  JSON.parse(await readFile(fileIn(folder), 'utf8')) as Sitemap;
