import type { Page } from '@playwright/test';
import { LOCALE_COOKIE } from '../../../src/constants';
import { LOCALES, LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { translator } from '../../../src/i18n/i18n';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { SITE } from '../support/site/site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { expect, inTurn, test } from '../support/test';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const A_DAY = 86_400;
const visitor = (locale: LocaleCode, parts: Visitor = {}): Visitor => ({
  userAgent: CHROME,
  locale: LOCALES[locale].tag,
  ...parts,
});
const placeOf = (page: Page): string => page.url().slice(SITE.url.length);
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

const switchTo = (page: Page, locale: LocaleCode): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: LOCALES[locale].name }).click();

const speak =
  (...languages: string[]) =>
  (page: Page) =>
    page.addInitScript((spoken) => {
      Object.defineProperty(Navigator.prototype, 'languages', { get: () => spoken });
    }, languages);

const carry = (value: string) => (page: Page) =>
  page.context().addCookies([{ name: LOCALE_COOKIE.name, value, url: SITE.url }]);

/** Notes the language of every frame in which something of a page is to be seen. */
const watchLanguages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = () => {
      const { lang, style } = document.documentElement;
      if (document.body?.childElementCount && style.visibility !== 'hidden')
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''} ${lang}`);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

test.describe('a first visit to the home page', () => {
  test('is sent to the language of the browser, with query and hash, and nothing else is seen', async () => {
    const page = await open('/?ref=letter#content', visitor('fr', { prepare: watchLanguages }));
    expect(placeOf(page)).toBe('/fr?ref=letter#content');
    await expect.poll(() => languageOf(page)).toBe(LOCALES.fr.tag);
    const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '');
    expect(new Set(seen.trim().split(' '))).toEqual(new Set([LOCALES.fr.tag]));
  });

  test('stays in English for a browser that speaks English', async () => {
    expect(placeOf(await open('/', visitor('en')))).toBe('/');
  });

  test('follows the visitor’s order, and falls back to English', async () => {
    expect(placeOf(await open('/', visitor('en', { prepare: speak('nl-NL', 'fr', 'en') })))).toBe('/fr');
    expect(placeOf(await open('/', visitor('en', { prepare: speak('en', 'fr') })))).toBe('/');
    expect(placeOf(await open('/', visitor('en', { prepare: speak('nl-NL', 'it') })))).toBe('/');
  });

  test('has the language of the cookie before that of the browser', async () => {
    expect(placeOf(await open('/', visitor('en', { prepare: carry('fr') })))).toBe('/fr');
    expect(placeOf(await open('/', visitor('fr', { prepare: carry('en') })))).toBe('/');
  });

  test('stays where it is without scripts', async () => {
    const page = await open('/', visitor('fr', { javaScriptEnabled: false }));
    expect(placeOf(page)).toBe('/');
  });

  for (const [name, userAgent] of [
    ['Googlebot', GOOGLEBOT],
    ['a headless browser', visitorAgent().replace('Chrome/', 'HeadlessChrome/')],
  ] as const)
    test(`leaves ${name} where it is`, async () => {
      expect(placeOf(await open('/', { locale: 'fr-FR', userAgent }))).toBe('/');
    });
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a deep link in ${locale} is never sent elsewhere`, async () => {
    const other = locale === 'en' ? 'fr' : 'en';
    for (const path of [routePath('about', locale), allWorksPath(locale)]) {
      const page = await open(path, visitor(other, { prepare: carry(other) }));
      expect(placeOf(page)).toBe(path);
    }
    if (locale === 'fr')
      expect(placeOf(await open('/fr', visitor('en', { prepare: carry('en') })))).toBe('/fr');
  });

test.describe('the language switch', () => {
  test('is remembered for 365 days: a visitor who chose English and opens the home page stays', async () => {
    const page = await open('/', visitor('fr'));
    expect(placeOf(page)).toBe('/fr');
    await switchTo(page, 'en');
    await arrivedAt(page, '/');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'en', path: '/', sameSite: 'Lax' });
    const lasts = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(lasts / A_DAY).toBeGreaterThan(364.9);
    expect(lasts / A_DAY).toBeLessThanOrEqual(365);

    const again = await page.context().newPage();
    await again.goto('/');
    expect(placeOf(again)).toBe('/');
    await switchTo(again, 'fr');
    await arrivedAt(again, '/fr');
    const third = await page.context().newPage();
    await third.goto('/');
    await third.waitForURL('**/fr');
  });

  test('leads to English before the page is alive, too', async () => {
    const page = await open('/fr', visitor('fr'));
    await page.evaluate(() => window.location.assign('/'));
    await page.waitForURL(`${SITE.url}/`);
    await page.waitForLoadState();
    expect(placeOf(page)).toBe('/');
  });

  for (const locale of inTurn(LOCALE_CODES, __filename))
    test(`keeps query and hash, from ${locale}, as they are at the moment`, async () => {
      const other = locale === 'en' ? 'fr' : 'en';
      const page = await open(`${allWorksPath(locale)}?ref=letter#content`);
      const sold = (language: LocaleCode) =>
        page.getByRole('link', { name: new RegExp(`^${translator(language)('works.sold')}`) });
      await sold(locale).click();
      await page.waitForURL(/availability=sold/);
      const { search, hash } = new URL(page.url());
      await switchTo(page, other);
      await arrivedAt(page, allWorksPath(other) + search + hash);
      await sold(other).and(page.locator('[aria-current]')).waitFor();
    });
});
