import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitemapPage } from '../../page-makers/files/sitemap-pages';

interface Sitemap {
  /** The origin of the site's addresses. */
  origin: string;
  pages: readonly SitemapPage[];
}

const kept = (): string => path.resolve('.cache/sitemap-pages.json');

/**
 * Keeps what the sitemap is made of until the pages are built. A file leads from gatsby-node.ts to gatsby-config.ts, which
 * Gatsby loads as two programs. Its own list of pages is no way between them: asking for it reads every context again and
 * remembers each object in it, gigabytes for 20,000 works.
 */
export const keepSitemap = (sitemap: Sitemap): Promise<void> => writeFile(kept(), JSON.stringify(sitemap));

const readSitemap = async (): Promise<Sitemap> => JSON.parse(await readFile(kept(), 'utf8')) as Sitemap;

/** What gatsby-plugin-sitemap is told: the pages that gatsby-node.ts has listed for it. */
export const sitemapOptions = {
  output: '/',
  // It must ask for something; the pages themselves would be dear.
  query: '{ site { id } }',
  resolveSiteUrl: async () => (await readSitemap()).origin,
  resolvePages: async () => (await readSitemap()).pages,
  serialize: ({ entry }: SitemapPage) => entry,
};
