import type { Page } from '@playwright/test';
import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { expect, inTurn, test } from '../support/test';

const WORKS = { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' };
const twiceAsLarge = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`in ${locale}, letters twice as large leave the menu within the smallest phone, and its words whole`, async () => {
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
  });

/** What of a page's words is beyond the window's edge, where nobody can scroll. */
const cutWords = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const isPushed = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const cut: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const ways = [element];
      while (ways[0]!.parentElement) ways.unshift(ways[0]!.parentElement);
      // What is for screen readers alone is one pixel wide.
      if (element.getBoundingClientRect().width <= 1 || ways.some(isPushed)) continue;
      const words = document.createRange();
      words.selectNodeContents(node);
      if ([...words.getClientRects()].some(({ right }) => right > window.innerWidth + 0.5))
        cut.push(node.textContent!);
    }
    return cut;
  });

for (const width of [320, 390])
  test.describe(`on a phone of ${width} px`, () => {
    for (const path of LOCALE_CODES.flatMap((locale) => [
      routePath('works-slug', locale, { slug: WORKS[locale] }),
      routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] }),
    ]))
      test(`they cut no words of ${path}`, async () => {
        const page = await open(path, { viewport: { width, height: 800 }, prepare: twiceAsLarge });
        expect(await cutWords(page)).toEqual([]);
      });
  });
