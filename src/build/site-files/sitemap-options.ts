import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitemapPage } from '../../page-makers/files/sitemap-pages';

interface Sitemap {
  origin: string;
  pages: readonly SitemapPage[];
}

const kept = (): string => path.resolve('.cache/sitemap-pages.json');

/**
 * As a file, since gatsby-node.ts and gatsby-config.ts share no memory. A query for all pages would keep
 * every context in memory, gigabytes for 20,000 works.
 */
export const keepSitemap = (sitemap: Sitemap): Promise<void> => writeFile(kept(), JSON.stringify(sitemap));

const readSitemap = async (): Promise<Sitemap> => JSON.parse(await readFile(kept(), 'utf8')) as Sitemap;

/** For gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: '/',
  // The plugin requires a query; one of all pages would be costly.
  query: '{ site { id } }',
  resolveSiteUrl: async () => (await readSitemap()).origin,
  resolvePages: async () => (await readSitemap()).pages,
  serialize: ({ entry }: SitemapPage) => entry,
};
