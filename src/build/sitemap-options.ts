import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-definitions/page-context';
import { canonicalUrl } from '../routes/canonical';
import { LOCALE_CODES, DEFAULT_LOCALE_CODE } from '../i18n/locales';
import { localeOrigin } from '../seo/locale-origin';
import { imagesOf } from '../seo/structured-data/node-ids';

interface SitePage {
  path: string;
  pageContext: PageContext | ErrorPageContext | Record<string, never>;
}

interface QueryResult {
  allSitePage: { nodes: SitePage[] };
}

const isIndexed = (page: SitePage): page is SitePage & { pageContext: PageContext } => {
  const context = page.pageContext as PageContext | ErrorPageContext;
  return 'layout' in context && !isErrorPage(context) && !context.head.noindex;
};

const indexedPages = ({ allSitePage }: QueryResult) => allSitePage.nodes.filter(isIndexed);

/** What gatsby-plugin-sitemap is told: pages that may be indexed, each with its alternates. */
export const sitemapOptions = {
  output: '/',
  query: '{ allSitePage { nodes { path pageContext } } }',
  resolveSiteUrl: (result: QueryResult) => indexedPages(result)[0]?.pageContext.site.origin ?? '',
  resolvePages: indexedPages,
  serialize: ({
    path,
    pageContext: {
      language,
      site,
      head: { alternates, updatedAt, thing },
    },
  }: SitePage & { pageContext: PageContext }) => {
    const translated = LOCALE_CODES.filter((locale) => alternates[locale] !== null);
    const link = (lang: string, locale: (typeof translated)[number]) => ({
      lang,
      url: canonicalUrl(localeOrigin(locale, site.origin), alternates[locale] ?? ''),
    });
    const fallback = translated.includes(DEFAULT_LOCALE_CODE) ? [link('x-default', DEFAULT_LOCALE_CODE)] : [];
    return {
      url: canonicalUrl(localeOrigin(language, site.origin), path),
      links: [...translated.map((locale) => link(locale, locale)), ...fallback],
      ...(updatedAt && { lastmod: updatedAt }),
      ...(thing && { img: imagesOf(thing).map((url) => ({ url })) }),
    };
  },
};
