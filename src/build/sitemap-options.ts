import path from 'node:path';
import { readSitemap } from './sitemap-file';
import type { SitemapPage } from './sitemap-pages';

const kept = () => readSitemap(path.resolve('.cache'));

/** What gatsby-plugin-sitemap is told: the pages that gatsby-node.ts has listed for it. */
export const sitemapOptions = {
  output: '/',
  // It must ask for something; the pages themselves would be dear (sitemap-file.ts).
  query: '{ site { id } }',
  resolveSiteUrl: async () => (await kept()).origin,
  resolvePages: async () => (await kept()).pages,
  serialize: ({ entry }: SitemapPage) => entry,
};
