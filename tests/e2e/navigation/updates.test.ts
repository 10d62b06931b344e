import type { Page } from '@playwright/test';
import { UPDATE_CHECK_MS } from '../../../src/constants';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { templateScript } from '../support/site/template-script';
import { expect, inTurn, test } from '../support/test';

const METADATA = '**/page-data/app-data.json';

interface Marked extends Window {
  mark?: boolean;
}

/** Tells later whether the page is still the one that was loaded. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => ((window as Marked).mark = true));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => (window as Marked).mark === true);

/** A newer build, as the next look into the metadata finds it. */
const deploy = (page: Page): Promise<unknown> =>
  page.route(METADATA, (route) => route.fulfill({ json: { webpackCompilationHash: 'newer' } }), { times: 1 });

/** A page whose clock can be turned; all its code has come, or the leap of an hour would be a time-out of what has not. */
async function openWithClock(path: string): Promise<Page> {
  const page = await open(path, { prepare: (next) => next.clock.install() });
  await hydrated(page);
  // Nobody looks for a newer build before the page is used.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  return page;
}

/** Waits until the page has looked into the metadata. */
const looked = (page: Page): Promise<unknown> => page.waitForResponse(METADATA);

async function turn(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const about = routePath('about', locale);
    const legal = routePath('legal-notice', locale);
    const followFooter = async (page: Page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.legal-notice') })
        .click();
      await arrivedAt(page, legal);
    };

    test('after an hour the page looks for a newer build; the next navigation then loads afresh', async () => {
      const page = await openWithClock(about);
      await mark(page);
      const unchanged = looked(page);
      await page.clock.fastForward(UPDATE_CHECK_MS);
      await unchanged;
      await deploy(page);
      const changed = looked(page);
      await page.clock.fastForward(UPDATE_CHECK_MS);
      await changed;
      await expect.poll(() => isMarked(page)).toBe(true);
      await followFooter(page);
      await expect.poll(() => isMarked(page)).toBe(false);
    });

    test('without a newer build nothing is loaded afresh', async () => {
      const page = await openWithClock(about);
      await mark(page);
      const unchanged = looked(page);
      await page.clock.fastForward(UPDATE_CHECK_MS);
      await unchanged;
      await followFooter(page);
      await expect.poll(() => isMarked(page)).toBe(true);
    });

    test('a hidden tab that comes back after that time looks at once; Back then loads afresh, too', async () => {
      const page = await openWithClock(about);
      await followFooter(page);
      await mark(page);
      await turn(page, true);
      await page.clock.setSystemTime(Date.now() + UPDATE_CHECK_MS);
      await deploy(page);
      const changed = looked(page);
      await turn(page, false);
      await changed;
      await page.goBack();
      await page.waitForFunction(() => (window as Marked).mark !== true);
      await arrivedAt(page, about);
    });

    test.describe('code that can’t be fetched', () => {
      /** Fails the requests for scripts that are chosen, prefetches aside. */
      const failScripts = (page: Page, isLost: (url: string) => boolean): Promise<void> =>
        page.route('**/*.js', (route) =>
          route.request().resourceType() === 'script' && isLost(route.request().url())
            ? route.abort()
            : route.fallback(),
        );
      const newsletter = (page: Page) =>
        page.getByRole('contentinfo').getByRole('link', { name: t('nav.newsletter') });

      test('reloads the page, once in 10 s; then the form on the page serves', async () => {
        const known = new Set<string>();
        const page = await open(routePath('contact', locale), {
          prepare: (next) => next.on('request', (request) => known.add(request.url())),
        });
        // With the code that the second page of a visit needs.
        await followFooter(page);
        await page.goto(about);
        await hydrated(page);
        await mark(page);
        const loaded = new Set(known);
        await failScripts(page, (url) => !loaded.has(url));
        await newsletter(page).click();
        await page.waitForFunction(() => (window as Marked).mark !== true);
        await hydrated(page);
        expect(page.url()).toContain(about);

        await mark(page);
        await newsletter(page).click();
        await arrivedAt(page, `${routePath('contact', locale)}#newsletter`);
        await expect.poll(() => isMarked(page)).toBe(true);
      });

      test('reloads a page that could not come to life', async () => {
        let loads = 0;
        const template = await templateScript('texts-about');
        const page = await open(about, {
          prepare: async (next) => {
            next.on('request', (request) => {
              if (request.isNavigationRequest()) loads += 1;
            });
            await failScripts(next, (url) => loads === 1 && url.includes(template));
          },
        });
        expect(loads).toBe(2);
        await followFooter(page);
      });
    });
  });
