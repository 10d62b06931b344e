import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { expect, inTurn, test } from '../support/test';

/** ms in which Gatsby prefetches, with room to spare: it waits 3 s, then until the browser is idle. */
const PREFETCHED_BY_THEN = 6000;

const dataOf = (path: string) => `/page-data${path}/page-data.json`;

/** Paths of the page's own links that are in view. */
const visibleLinks = (page: Page): Promise<string[]> =>
  page.locator('main a[href^="/"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight && link.pathname !== window.location.pathname;
      })
      .map((link) => link.pathname),
  );

const isPrefetched = (page: Page, path: string) =>
  page.waitForFunction(
    (data) => document.querySelector(`link[rel=prefetch][href="${data}"]`) !== null,
    dataOf(path),
  );

const prefetches = (page: Page): Promise<number> => page.locator('link[rel=prefetch]').count();

/** A browser on another line, whose clock can be turned. */
const onLine = (connection: { effectiveType: string; saveData: boolean }) => async (page: Page) => {
  await page.clock.install();
  await page.addInitScript((line) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => line });
  }, connection);
};

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const path = allWorksPath(locale);
    const footer = routePath('legal-notice', locale);

    test('visible links are prefetched on a normal line, and others once they come into view', async () => {
      const page = await open(path, { prepare: onLine({ effectiveType: '4g', saveData: false }) });
      const links = await visibleLinks(page);
      expect(links.length).toBeGreaterThan(0);
      await page.clock.runFor(PREFETCHED_BY_THEN);
      for (const link of links) await isPrefetched(page, link);
      await expect(page.locator(`link[rel=prefetch][href="${dataOf(footer)}"]`)).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.clock.resume();
      await isPrefetched(page, footer);
    });

    for (const [name, connection] of [
      ['with data saver', { effectiveType: '4g', saveData: true }],
      ['on a 2g line', { effectiveType: '2g', saveData: false }],
      ['on a slow 2g line', { effectiveType: 'slow-2g', saveData: false }],
    ] as const)
      test(`nothing is prefetched ${name}`, async () => {
        const page = await open(path, { prepare: onLine(connection) });
        expect((await visibleLinks(page)).length).toBeGreaterThan(0);
        await page.clock.runFor(PREFETCHED_BY_THEN);
        await page.waitForLoadState('networkidle');
        expect(await prefetches(page)).toBe(0);
      });
  });
