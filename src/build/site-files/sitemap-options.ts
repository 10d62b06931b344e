import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitemapPage } from '../../page-makers/files/sitemap-pages';

interface Sitemap {
  origin: string;
  pages: readonly SitemapPage[];
}

const kept = (): string => path.resolve('.cache/sitemap-pages.json');

/** As a file, since Gatsby loads its two configuration files as two programs without common memory. */
export const keepSitemap = (sitemap: Sitemap): Promise<void> => writeFile(kept(), JSON.stringify(sitemap));

const readSitemap = async (): Promise<Sitemap> => JSON.parse(await readFile(kept(), 'utf8')) as Sitemap;

export const sitemapOptions = {
  output: '/',
  // The plugin requires a query; one of all pages keeps gigabytes in memory for 20,000 works.
  query: '{ site { id } }',
  resolveSiteUrl: async () => (await readSitemap()).origin,
  resolvePages: async () => (await readSitemap()).pages,
  serialize: ({ entry }: SitemapPage) => entry,
};
