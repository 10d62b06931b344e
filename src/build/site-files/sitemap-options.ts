import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE_CODE } from '../../i18n/locales';
import { INDEX_COPIES, PAGES_IN_A_FILE, SITEMAP_INDEX } from '../../page-makers/files/sitemap-files';
import { byPath, sitemapEntry, type SitemapPage } from '../../page-makers/files/sitemap-pages';
import { routePath } from '../../routes/route-path';

const HOME = routePath('index', DEFAULT_LOCALE_CODE);

/** `sitemap` is null for pages that crawlers are to stay away from; see plugins/page-content. */
interface Answer {
  home: { sitemap: SitemapPage };
  allSitePage: { nodes: { sitemap: SitemapPage | null }[] };
}

/** For gatsby-plugin-sitemap. Page contexts are not asked for: of 20,000 works they would fill gigabytes. */
export const sitemapOptions = {
  output: '/',
  entryLimit: PAGES_IN_A_FILE,
  query: `{
    home: sitePage(path: { eq: "${HOME}" }) { sitemap }
    allSitePage { nodes { sitemap } }
  }`,
  resolveSiteUrl: ({ home }: Answer) => home.sitemap.origin,
  resolvePages: ({ allSitePage }: Answer) =>
    byPath(allSitePage.nodes.flatMap(({ sitemap }) => sitemap ?? [])),
  serialize: sitemapEntry,
};

/** After the plugin has written the index. */
export async function copySitemapIndex(publicDir: string): Promise<void> {
  for (const copy of INDEX_COPIES) {
    const file = path.join(publicDir, copy);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(publicDir, SITEMAP_INDEX), file);
  }
}
