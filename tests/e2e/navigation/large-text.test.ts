import type { Page } from 'playwright-core';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { useBrowser } from '../support/browser/browser';

const open = useBrowser();

const WORKS = { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' };
const twiceAsLarge = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

it.each(LOCALE_CODES)(
  'in %s, letters twice as large leave the menu within the smallest phone, and its words whole',
  async (locale) => {
    const page = await open(routePath('about', locale), {
      viewport: { width: 320, height: 640 },
      prepare: twiceAsLarge,
    });
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: translator(locale)('nav.menu') });
    const [box, home] = [await menu.boundingBox(), await banner.getByRole('link').boundingBox()];
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    expect(home!.x + home!.width).toBeLessThanOrEqual(box!.x);
    await menu.click();
    const places = page.getByRole('dialog').getByRole('link');
    await places.first().waitFor();
    const lines = await places.evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(Math.max(...lines)).toBe(1);
  },
);

it.each(LOCALE_CODES)('in %s, they leave the words of a work within a phone', async (locale) => {
  const page = await open(routePath('works-slug', locale, { slug: WORKS[locale] }), {
    viewport: { width: 390, height: 800 },
    prepare: twiceAsLarge,
  });
  const out = await page
    .locator('main')
    .locator('h2, p, button, li > a, li > span')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('[data-strip]') && element.getBoundingClientRect().right > window.innerWidth,
        )
        .map(({ textContent }) => textContent),
    );
  expect(out).toEqual([]);
});
