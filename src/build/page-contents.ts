import type { NodePluginArgs } from 'gatsby';
import type { SitemapPage } from '../page-makers/files/sitemap-pages';
import type { PageContent } from '../page-makers/page-context';

/** Gatsby would keep contents in page contexts in memory to the end of the build. */
export interface PageContents {
  /** `digest` in the page's context makes Gatsby query a changed content again. */
  keep(path: string, content: PageContent, digest: string): Promise<void>;
  /** What `sitemap` of a page says. In each build, since the code that makes it may have changed. */
  list(path: string, page: SitemapPage | undefined): Promise<void>;
}

/** This plugin answers `pageContent(path: $path)` and `sitemap`; its cache lasts from build to build. */
const PLUGIN = 'page-content';

export function pageContents({ getCache }: Pick<NodePluginArgs, 'getCache'>): PageContents {
  const cache = getCache(PLUGIN);
  return {
    async keep(path, content, digest) {
      if ((await cache.get(digestKey(path))) === digest) return;
      // Content before digest: after an interrupted build the content is written again.
      await cache.set(path, content);
      await cache.set(digestKey(path), digest);
    },
    async list(path, page) {
      await cache.set(`sitemap ${path}`, page ?? null);
    },
  };
}

const digestKey = (path: string): string => `digest ${path}`;
