import { isIndexed } from '../../../src/routes/indexed-routes';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../../../src/routes/route-table';
import { alternatesIn, headOf } from '../support/site/page-head';
import { attributeOf, readPage } from '../support/site/read-page';
import { BUILT_PAGES, BUILT_PAGES_IN_TURN, ORIGIN, SITE, type SitePage } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';

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
for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`every route of the table, parts of long lists aside, has a page in ${locale}`, () => {
    const routes = SITE.pages.filter((page) => page.locale === locale).map(({ route }) => route);
    const whole = ROUTE_NAMES.filter((name) => name !== 'works-type-slug-part');
    expect([...new Set(routes)].sort()).toEqual([...whole].sort());
  });

for (const page of BUILT_PAGES_IN_TURN)
  test.describe(`${page.path}`, () => {
    test('is whole', async () => {
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
      expect(html.querySelectorAll('h1').map(({ text }) => text.trim())).toEqual([
        expect.stringMatching(/\S/),
      ]);
    });
  });

test('every page is linked back to by its alternates', async () => {
  for (const page of BUILT_PAGES) {
    const { html } = await readPage(page.path);
    for (const other of Object.values(alternatesIn(html))) {
      const { html: alternate } = await readPage(String(other).slice(ORIGIN.length));
      expect(alternatesIn(alternate)[page.locale]).toBe(address(page.path));
    }
  }
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`no two indexed pages share a title in ${locale}`, async () => {
    const indexed = BUILT_PAGES.filter((page) => page.locale === locale && isIndexed(page.route));
    const titles = await Promise.all(
      indexed.filter(isPlain).map(async ({ path }) => headOf((await readPage(path)).html).title),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

for (const { path, locale, route } of SITE.pages.filter(({ route }) => ROUTES[route].rendering === 'client'))
  test(`${route} in ${locale} is for those who have its address`, async () => {
    const { status, headers, html } = await readPage(path);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(attributeOf(html, 'html', 'lang')).toBe(LOCALES[locale].tag);
    expect(headOf(html).isIndexed).toBe(false);
  });
