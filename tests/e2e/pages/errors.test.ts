import { parse } from 'node-html-parser';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { ROUTES } from '../../../src/routes/route-table';
import { arrivedAt, useBrowser } from '../support/browser/browser';
import { headOf } from '../support/site/page-head';
import { readPage, textOf } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN, SITE } from '../support/site/site';

/** The sentences of the specification, section 8. */
const NOT_FOUND: Record<LocaleCode, string> = {
  en: 'Can’t find the page you are looking for.',
  fr: 'La page que vous recherchez n’existe pas ou plus.',
};
const UNKNOWN: [LocaleCode, string][] = [
  ['en', '/nowhere'],
  ['en', '/works/does-not-exist'],
  ['en', '/works/does-not-exist/pdf'],
  ['en', '/404'],
  ['fr', '/fr/nulle-part'],
  ['fr', '/fr/oeuvres/inconnue'],
  ['fr', '/fr/createurs/%C3%A9toile'],
  ['fr', '/fr/404'],
];

const open = useBrowser();

describe.each(UNKNOWN)('in %s, %s', (locale, path) => {
  const t = translator(locale);

  it('is not found, in its language', async () => {
    const { status, html } = await readPage(path);
    expect(status).toBe(404);
    expect(textOf(html, 'h1')).toBe(NOT_FOUND[locale]);
    expect(headOf(html)).toMatchObject({
      lang: locale,
      title: `404 ${t('not-found.title')} – ${t('site.name')}`,
      isIndexed: false,
    });
  });

  it('is named in the browser, which leads home', async () => {
    const page = await open(path);
    await page.getByText(t('not-found.path', { path: decodeURI(path) })).waitFor();
    expect(await page.title()).toMatch(/^404 /);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('not-found.home') })
      .click();
    await arrivedAt(page, routePath('index', locale));
  });
});

it('gives robots the status of a page that is not there, and no page', async () => {
  for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0']) {
    const answer = await fetch(`${SITE.url}/fr/oeuvres/inconnue`, { headers: { 'User-Agent': agent } });
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  }
});

it.each([
  ['/works', allWorksPath('en')],
  ['/fr/works', allWorksPath('fr')],
  ['/fr/oeuvres', allWorksPath('fr')],
  ['/fr/fr/oeuvres', allWorksPath('fr')],
  ['/about/', '/about'],
  ['/fr/', '/fr'],
])('%s moves to %s for good', async (from, to) => {
  const { status, headers } = await readPage(from);
  expect([301, 308]).toContain(status);
  expect(new URL(headers.get('location') ?? '', SITE.url).href).toBe(SITE.url + to);
});

/** The addresses that a sitemap names, those of the sitemaps that it lists included. */
async function addressesIn(path: string): Promise<string[]> {
  const answer = await fetch(SITE.url + path);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const xml = parse(await answer.text());
  const places = xml.querySelectorAll('loc').map(({ text }) => text.slice(ORIGIN.length) || '/');
  return xml.querySelector('sitemapindex') ? (await Promise.all(places.map(addressesIn))).flat() : places;
}

it.each(['/sitemap.xml', '/fr/sitemap.xml'])('%s names the indexed pages and no other', async (path) => {
  const indexed = BUILT_PAGES.filter(({ route }) => ROUTES[route].indexed).map((page) => page.path);
  const addresses = await addressesIn(path);
  expect([...addresses].sort()).toEqual([...indexed].sort());
  for (const address of addresses) {
    const { status, html } = await readPage(address);
    expect([address, status, headOf(html).isIndexed]).toEqual([address, 200, true]);
  }
});

it('robots.txt lets crawlers in and names the sitemap', async () => {
  const robots = await (await fetch(`${SITE.url}/robots.txt`)).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it.each(LOCALE_CODES)('what is not a page is not answered by one, in %s', async (locale) => {
  const answer = await fetch(`${SITE.url}${routePath('index', locale).replace(/\/$/, '')}/gone-1234.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).not.toMatch(/html/);
});
