import { isIndexed } from '../../../src/routes/indexed-routes';
import { parse } from 'node-html-parser';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { headOf } from '../support/site/page-head';
import { readPage, textOf } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN, SITE } from '../support/site/site';
import { expect, inTurn, RUNS_ALL, test } from '../support/test';

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

/** Of those, what `npm test` opens in a browser. */
const SHOWN = ['/works/does-not-exist', '/fr/createurs/%C3%A9toile'];

for (const [locale, path] of UNKNOWN)
  test.describe(`in ${locale}, ${path}`, () => {
    const t = translator(locale);

    test('is not found, in its language', async () => {
      const { status, html } = await readPage(path);
      expect(status).toBe(404);
      expect(textOf(html, 'h1')).toBe(NOT_FOUND[locale]);
      expect(headOf(html)).toMatchObject({
        lang: LOCALES[locale].tag,
        title: `404 ${t('not-found.title')} – ${t('site.name')}`,
        isIndexed: false,
      });
    });

    test('is named in the browser, which leads home', async () => {
      test.skip(!RUNS_ALL && !SHOWN.includes(path), 'npm run test:all');
      const page = await open(path);
      await page.getByText(t('not-found.path', { path: decodeURI(path) })).waitFor();
      await expect.poll(() => page.title()).toMatch(/^404 /);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('not-found.home') })
        .click();
      await arrivedAt(page, routePath('index', locale));
    });
  });

const PARTS_OF_ADDRESSES: [LocaleCode, string, boolean][] = [
  ['en', '/preview', false],
  ['fr', '/fr/preview', false],
  ['en', '/room', true],
  ['fr', '/fr/salon', true],
];

for (const [locale, path, isOfRoom] of PARTS_OF_ADDRESSES)
  test(`${path}, without a token, is not found${isOfRoom ? ': its address may be incomplete' : ''}`, async () => {
    const t = translator(locale);
    const told = `${t('not-found.path', { path })}${isOfRoom ? `\n${t('not-found.room')}` : ''}`;
    const { status, html } = await readPage(path);
    expect(status).toBe(404);
    expect(html.querySelector('main')?.text).toContain(told);
    expect((await fetch(`${SITE.url}/page-data${path}/page-data.json`)).status).toBe(404);
    const faults: string[] = [];
    const page = await open(path, {
      prepare: (it) => {
        it.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        it.on('pageerror', (error) => faults.push(error.message));
      },
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main h1').textContent()).toBe(NOT_FOUND[locale]);
    await expect.poll(() => page.locator('main').textContent()).toContain(told);
    expect(faults.filter((fault) => /React|Minified|hydrat/i.test(fault))).toEqual([]);
  });

/** Malformed as they are; a URL would mend some of them. */
const MALFORMED: [LocaleCode, string][] = [
  ['en', '/%2F'],
  ['en', '/%5C'],
  ['en', '/%00'],
  ['en', '/%E0%A4%A'],
  ['fr', '/fr/%2F'],
  ['fr', '/fr/%E0%A4%A'],
];

for (const [locale, path] of RUNS_ALL ? MALFORMED : MALFORMED.slice(3))
  test(`in ${locale}, ${path} is told what is wrong, silently, and leads on by the footer`, async () => {
    const t = translator(locale);
    const faults: string[] = [];
    let status: number | undefined;
    const page = await open(path, {
      prepare: (it) => {
        it.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        it.on('pageerror', (error) => faults.push(error.message));
        it.on('response', (answer) => {
          if (answer.request().isNavigationRequest()) status = answer.status();
        });
      },
    });
    expect(status).toBe(400);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(t('status.400'));
    await expect(page).toHaveTitle(`400 ${t('status.400')} – ${t('site.name')}`);
    await page.waitForLoadState('networkidle');
    // The browser says itself that the page came with 400.
    expect(
      faults.filter((fault) => !fault.includes('status of 400') && !fault.includes('status of 404')),
    ).toEqual([]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.legal-notice') })
      .click();
    await arrivedAt(page, routePath('legal-notice', locale));
  });

for (const path of RUNS_ALL ? ['/500', '/fr/500', '/400', '/fr/404', '/404'] : ['/fr/500', '/400'])
  test(`${path} by address is a page that is not there, without a word of React`, async () => {
    const faults: string[] = [];
    const page = await open(path, {
      prepare: (it) => {
        it.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        it.on('pageerror', (error) => faults.push(error.message));
      },
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main h1').textContent()).toMatch(/Can’t find|n’existe pas/);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(faults.filter((fault) => /React|Minified|hydrat/i.test(fault))).toEqual([]);
  });

test('gives robots the status of a page that is not there, and no page', async () => {
  for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0']) {
    const answer = await fetch(`${SITE.url}/fr/oeuvres/inconnue`, { headers: { 'User-Agent': agent } });
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  }
});

for (const [from, to] of [
  ['/works', allWorksPath('en')],
  ['/fr/works', allWorksPath('fr')],
  ['/fr/oeuvres', allWorksPath('fr')],
  ['/fr/fr/oeuvres', allWorksPath('fr')],
  ['/about/', '/about'],
  ['/fr/', '/fr'],
  ['/About', '/about'],
  ['/fr/A-Propos', '/fr/a-propos'],
  ['//works', allWorksPath('en')],
  ['/fr//oeuvres', allWorksPath('fr')],
] as const)
  test(`${from} moves to ${to} for good`, async () => {
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

for (const path of ['/sitemap.xml', '/fr/sitemap.xml'])
  test(`${path} names the indexed pages and no other`, async () => {
    const indexed = BUILT_PAGES.filter(({ route }) => isIndexed(route)).map((page) => page.path);
    const addresses = await addressesIn(path);
    expect([...addresses].sort()).toEqual([...indexed].sort());
    for (const address of addresses) {
      const { status, html } = await readPage(address);
      expect([address, status, headOf(html).isIndexed]).toEqual([address, 200, true]);
    }
  });

test('robots.txt lets crawlers in and names the sitemap', async () => {
  const robots = await (await fetch(`${SITE.url}/robots.txt`)).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`what is not a page is not answered by one, in ${locale}`, async () => {
    const answer = await fetch(`${SITE.url}${routePath('index', locale).replace(/\/$/, '')}/gone-1234.js`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).not.toMatch(/html/);
  });
