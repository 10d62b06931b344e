import type { Locator, Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { expect, inTurn, test } from '../support/test';

const WINDOW = { width: 1280, height: 720 };
/** px from the window's edge within which something stands at it. */
const NEAR = 120;

/** Where something is seen, in px from each edge of the window. */
async function edgesOf(locator: Locator) {
  const box = (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return {
    top: box.y,
    left: box.x,
    right: WINDOW.width - box.x - box.width,
    bottom: WINDOW.height - box.y - box.height,
  };
}

const scroll = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const about = routePath('about', locale);

    test('the site’s title stays at the top, the search at the bottom right', async () => {
      const page = await open(about, { viewport: WINDOW });
      const title = page.getByRole('banner').getByRole('link', { name: t('site.name') });
      const search = page.getByRole('button', { name: t('search.open'), exact: true });
      const before = await edgesOf(title);
      expect(before.top).toBeGreaterThanOrEqual(0);
      expect(before.top).toBeLessThan(NEAR);
      await scroll(page);
      await page.waitForFunction(() => window.scrollY === 400);
      expect(await edgesOf(title)).toEqual(before);
      const { right, bottom } = await edgesOf(search);
      for (const distance of [right, bottom]) {
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThan(NEAR);
      }
    });

    test('the menu is a panel at the right', async () => {
      const page = await open(about, { viewport: WINDOW });
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.waitFor();
      const { top, right, bottom, left } = await edgesOf(menu);
      expect([top, right, bottom]).toEqual([0, 0, 0]);
      expect(left).toBeGreaterThan(WINDOW.width / 3);
    });
  });
