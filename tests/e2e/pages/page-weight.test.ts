import type { Page } from '@playwright/test';
import { firstVisitScripts } from '../../../scripts/bundle/first-visit-scripts';
import { gzipBytes } from '../../../scripts/bundle/parts-of-script';
import { open } from '../support/browser/browser';
import { fetchFile } from '../support/site/downloads';
import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, PAGES_IN_TURN, SITE } from '../support/site/site';
import { readStats } from '../support/site/template-script';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { expect, inTurn, test } from '../support/test';

/** Bytes of gzip that a page's HTML may have. */
const HTML_BUDGET = 25_000;
/**
 * Bytes of gzip that the JavaScript of a first visit may have; `npm run bundle` tells what is in it. A form's page has the
 * libraries of forms, that of a room the contract and the definition of works as well, by which it checks the answer; it shows its
 * letter before any of them.
 * Each has room for the 300 bytes by which the order of the same modules in a file changes its gzip.
 */
const HOME_BUDGET = 126_950;
const SCRIPT_BUDGET = 134_600;
const FORM_BUDGET = 159_600;
const ROOM_BUDGET = 168_600;

/** A page of each kind in each language, by `npm test` in one of them, with its budget. */
const BUDGETS: readonly (readonly [Record<LocaleCode, string>, number])[] = [
  [{ en: '/', fr: '/fr' }, HOME_BUDGET],
  [{ en: '/works/type/all', fr: '/fr/oeuvres/type/tous' }, SCRIPT_BUDGET],
  [{ en: '/works/quai-bench', fr: '/fr/oeuvres/banc-quai' }, SCRIPT_BUDGET],
  [{ en: '/creators/odile-kerherve', fr: '/fr/createurs/odile-kerherve' }, SCRIPT_BUDGET],
  [{ en: '/events/after-dark', fr: '/fr/evenements/a-la-nuit' }, SCRIPT_BUDGET],
  [{ en: '/press/the-weight-of-a-lamp', fr: '/fr/presse/le-poids-d-une-lampe' }, SCRIPT_BUDGET],
  [{ en: '/selection', fr: '/fr/selection' }, SCRIPT_BUDGET],
  [{ en: '/contact', fr: '/fr/contact' }, FORM_BUDGET],
  [{ en: '/room/~', fr: '/fr/salon/~' }, ROOM_BUDGET],
];

/** The same with what comes when the browser is idle, before anybody has used the page. */
const IDLE_BUDGETS = { '/': 127_500, '/works/type/all': 128_200, '/works/quai-bench': 135_400 };
/** What comes then only once the page is used: search, citations, notes. */
const WHEN_USED = 11_000;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The scripts that a first visit to a page asks for at once. */
async function scriptsOf(page: string): Promise<string[]> {
  return firstVisitScripts({
    pageData: (await fetchFile(`/page-data${page === '/' ? '/index' : page}/page-data.json`)).text,
    stats: await readStats(),
  });
}

for (const [paths, budget] of BUDGETS)
  for (const path of inTurn(LOCALE_CODES, paths.en).map((locale) => paths[locale]))
    test(`the scripts of ${path} keep to their budget`, async () => {
      const scripts = await Promise.all((await scriptsOf(path)).map(fetchFile));
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.every(({ status }) => status === 200)).toBe(true);
      expect(sum(scripts.map(({ text }) => gzipBytes(text)))).toBeLessThanOrEqual(budget);
    });

for (const [path, budget] of Object.entries(IDLE_BUDGETS))
  test(`all that a first look at ${path} fetches, later as well, keeps to it; the rest comes once it is used`, async () => {
    const fetched: Promise<number>[] = [];
    const listen = (page: Page) =>
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        fetched.push(response.text().then(gzipBytes));
      });
    const page = await open(path, { prepare: listen });
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForLoadState('networkidle');
    const weight = sum(await Promise.all(fetched));
    await page.keyboard.press('Shift');
    await expect.poll(async () => sum(await Promise.all(fetched))).toBeGreaterThan(weight + WHEN_USED);
    const atOnce = sum(
      (await Promise.all((await scriptsOf(path)).map(fetchFile))).map(({ text }) => gzipBytes(text)),
    );
    expect(weight).toBeGreaterThanOrEqual(atOnce);
    expect(weight).toBeLessThanOrEqual(budget);
  });

test('the HTML of no page is heavier than its budget', async () => {
  const heavy: string[] = [];
  for (const { path } of BUILT_PAGES) {
    const weight = gzipBytes((await fetchFile(path)).text);
    if (weight > HTML_BUDGET) heavy.push(`${path}: ${weight}`);
  }
  expect(heavy).toEqual([]);
});

for (const { path } of PAGES_IN_TURN)
  test(`${path} asks for nothing from anyone else`, async () => {
    const { html } = await readPage(path);
    const loaded = [
      ...html
        .querySelectorAll('script[src], img[src], iframe[src], source[src]')
        .map((it) => it.getAttribute('src')),
      ...html
        .querySelectorAll('link')
        .filter((link) => /stylesheet|preload|icon|manifest|preconnect/.test(link.getAttribute('rel') ?? ''))
        .map((link) => link.getAttribute('href')),
    ];
    expect(loaded.length).toBeGreaterThan(3);
    expect(loaded.filter((url) => new URL(url ?? '', SITE.url).origin !== new URL(SITE.url).origin)).toEqual(
      [],
    );
  });
