import { sampleSettings } from '../gallery/testing/samples';
import { LOCALES } from '../i18n/locales';
import { toSiteView } from '../seo/site-view';
import type { ErrorPageContext, PageContext } from '../page-definitions/page-context';
import { languageContext } from './language-context';
import { allPages } from './pages/all-pages';
import { sampleSource } from './pages/testing/sample-source';
import { sitemapOptions } from './sitemap-options';

const site = toSiteView(sampleSettings('en'), { apiOrigin: '' });
const contextOf = (context: object, path: string): PageContext =>
  ({ ...context, ...languageContext('en', path), site }) as PageContext;

const nodes = allPages(sampleSource('en')).map(({ path, context }) => ({
  path,
  pageContext: contextOf(context, path),
}));
const error: ErrorPageContext = {
  ...languageContext('en', '/404'),
  layout: 'error',
  sites: { en: site, fr: site },
};
const result = {
  allSitePage: {
    nodes: [{ path: '/404', pageContext: error }, { path: '/dev-404-page', pageContext: {} }, ...nodes],
  },
};

function linksOf(alternates: PageContext['alternates']) {
  const { pageContext } = nodes[0]!;
  const head = { ...pageContext.head, alternates };
  return sitemapOptions.serialize({ path: '/x', pageContext: { ...pageContext, head } }).links;
}

afterEach(() => {
  delete LOCALES.fr.domain;
});

describe('sitemapOptions', () => {
  it('leaves out error pages, sheets, selections, previews and test pages', () => {
    const paths = sitemapOptions.resolvePages(result).map(({ path }) => path);
    expect(paths).toContain('/works/quai');
    expect(paths.filter((path) => /404|pdf|selection|preview|test/.test(path))).toEqual([]);
    expect(paths).toHaveLength(nodes.length - 6);
  });

  it('has the address of the site from its pages', () => {
    expect(sitemapOptions.resolveSiteUrl(result)).toBe('https://example.org');
    expect(sitemapOptions.resolveSiteUrl({ allSitePage: { nodes: [] } })).toBe('');
  });

  it('names each page in every language, English for all others', () => {
    expect(linksOf({ en: '/about', fr: '/fr/a-propos' })).toEqual([
      { lang: 'en', url: 'https://example.org/about' },
      { lang: 'fr', url: 'https://example.org/fr/a-propos' },
      { lang: 'x-default', url: 'https://example.org/about' },
    ]);
  });

  it('tells when a page was changed, and which pictures show what it is about', () => {
    const thing = { '@id': '#work', image: ['https://example.org/media/a.jpg'] };
    const { pageContext } = nodes[0]!;
    const head = { ...pageContext.head, updatedAt: '2026-01-15T10:00:00Z', thing };
    expect(sitemapOptions.serialize({ path: '/x', pageContext: { ...pageContext, head } })).toMatchObject({
      lastmod: '2026-01-15T10:00:00Z',
      img: [{ url: 'https://example.org/media/a.jpg' }],
    });
  });

  it('names no language in which a page does not exist', () => {
    expect(linksOf({ en: null, fr: '/fr/presse/a' })).toEqual([
      { lang: 'fr', url: 'https://example.org/fr/presse/a' },
    ]);
  });

  it('finds a language on its own domain', () => {
    LOCALES.fr.domain = 'galerie.example';
    expect(linksOf({ en: null, fr: '/fr' })).toEqual([{ lang: 'fr', url: 'https://galerie.example/fr' }]);
  });
});
