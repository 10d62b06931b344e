import { sampleSettings } from '../../gallery/testing/samples';
import { LOCALES } from '../../i18n/locales';
import type { PageContext } from '../page-context';
import { toSiteView } from '../../seo/site-view';
import type { PageDefinition } from '../page-definition';
import { everyPage } from '../testing/every-page';
import { sampleSource } from '../testing/sample-source';
import { sitemapPages } from './sitemap-pages';

const site = toSiteView(sampleSettings('en'), { apiOrigin: '' });
let pages: PageDefinition[];
let listed: ReturnType<typeof sitemapPages>;
beforeAll(async () => {
  pages = await everyPage(sampleSource('en'));
  listed = pages.flatMap((page) => sitemapPages(page, site));
});

function entryWith(head: Partial<PageContext['head']>) {
  const { context, ...page } = pages[0]!;
  const changed = { ...page, path: '/x', context: { ...context, head: { ...context.head, ...head } } };
  return sitemapPages(changed, site)[0]!.entry;
}

const linksOf = (alternates: PageContext['alternates']) => entryWith({ alternates }).links;

afterEach(() => {
  delete LOCALES.fr.domain;
});

it('leaves out sheets, selections, wishes, links of mails, thanks for forms, previews, rooms and test pages', () => {
  const paths = listed.map((page) => page.path);
  const thanks = pages.filter(({ context }) => context.route === 'form-done').length;
  expect(paths).toContain('/works/quai');
  expect(thanks).toBeGreaterThan(0);
  expect(
    paths.filter((path) =>
      /pdf|selection|newsletter|wish|souhait|thank-you|preview|room|salon|test/.test(path),
    ),
  ).toEqual([]);
  expect(paths).toHaveLength(pages.length - thanks - 12);
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
  expect(entryWith({ updatedAt: '2026-01-15T10:00:00Z', thing })).toMatchObject({
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
