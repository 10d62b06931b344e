import { isIndexed } from '../../../src/routes/indexed-routes';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../../src/routes/route-table';
import { alternatesIn, headOf } from '../support/site/page-head';
import { attributeOf, readPage } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN, SITE, type SitePage } from '../support/site/site';

const SITE_NAME = 'meubles et lumières';
/** The specification leaves the title of the list of events empty; the home page is the site itself. */
const UNTITLED: RouteName[] = ['index', 'events'];

const address = (path: string) => ORIGIN + path;
const isPlain = ({ route }: SitePage) => !UNTITLED.includes(route);

/** The addresses of a page by hreflang. */
function alternatesOf({ alternates }: SitePage): Record<string, string> {
  const languages = LOCALE_CODES.flatMap((locale) => {
    const path = alternates[locale];
    return path ? [[locale, address(path)]] : [];
  });
  const fallback = alternates.en ? [['x-default', address(alternates.en)]] : [];
  return Object.fromEntries([...languages, ...fallback]);
}

// Long lists are tried with a longer catalogue (long-list.test.ts).
it.each(LOCALE_CODES)('every route of the table, parts of long lists aside, has a page in %s', (locale) => {
  const routes = SITE.pages.filter((page) => page.locale === locale).map(({ route }) => route);
  const whole = ROUTE_NAMES.filter((name) => name !== 'works-type-slug-part');
  expect([...new Set(routes)].sort()).toEqual([...whole].sort());
});

describe.each(BUILT_PAGES)('$path', (page) => {
  it('is whole', async () => {
    const { status, html } = await readPage(page.path);
    expect(status).toBe(200);
    expect(headOf(html)).toEqual({
      lang: LOCALES[page.locale].tag,
      title: isPlain(page) ? expect.stringMatching(new RegExp(`^\\S.* – ${SITE_NAME}$`)) : SITE_NAME,
      description: expect.stringMatching(/\S/),
      isIndexed: isIndexed(page.route),
      canonical: address(page.path),
      alternates: alternatesOf(page),
      picture: expect.stringMatching(/^https:\/\/\S+$/),
    });
    expect(html.querySelectorAll('h1').map(({ text }) => text.trim())).toEqual([expect.stringMatching(/\S/)]);
  });
});

it('every page is linked back to by its alternates', async () => {
  for (const page of BUILT_PAGES) {
    const { html } = await readPage(page.path);
    for (const other of Object.values(alternatesIn(html))) {
      const { html: alternate } = await readPage(String(other).slice(ORIGIN.length));
      expect(alternatesIn(alternate)[page.locale]).toBe(address(page.path));
    }
  }
});

it.each(LOCALE_CODES)('no two indexed pages share a title in %s', async (locale) => {
  const indexed = BUILT_PAGES.filter((page) => page.locale === locale && isIndexed(page.route));
  const titles = await Promise.all(
    indexed.filter(isPlain).map(async ({ path }) => headOf((await readPage(path)).html).title),
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each(SITE.pages.filter(({ route }) => ROUTES[route].rendering === 'client'))(
  '$route in $locale is for those who have its address',
  async ({ path, locale }) => {
    const { status, headers, html } = await readPage(path);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(attributeOf(html, 'html', 'lang')).toBe(LOCALES[locale].tag);
    expect(headOf(html).isIndexed).toBe(false);
  },
);
