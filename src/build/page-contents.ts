import type { NodePluginArgs } from 'gatsby';
import type { PageContent } from '../page-makers/page-context';

/** Keeps what pages are made of until they ask for it: Gatsby would hold all page contexts in memory to its end. */
export interface PageContents {
  /**
   * @param path of the page, whose template asks for it (`pageContent(path: $path)`)
   * @param digest of the content: in the page's context it has Gatsby ask anew when it is another
   */
  keep(path: string, content: PageContent, digest: string): Promise<void>;
}

/** The plugin that answers with what is kept: its own cache, which lasts from build to build. */
const PLUGIN = 'page-content';

export function pageContents({ getCache }: Pick<NodePluginArgs, 'getCache'>): PageContents {
  const cache = getCache(PLUGIN);
  return {
    async keep(path, content, digest) {
      if ((await cache.get(digestKey(path))) === digest) return;
      // The digest last: a build that ends in between has the content written again.
      await cache.set(path, content);
      await cache.set(digestKey(path), digest);
    },
  };
}

/** Paths begin with a slash, so no page has this one. */
const digestKey = (path: string): string => `digest ${path}`;
