import type { Page } from 'playwright-core';
import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
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

describe.each([320, 390])('on a phone of %i px', (width) => {
  it.each(
    LOCALE_CODES.flatMap((locale) => [
      routePath('works-slug', locale, { slug: WORKS[locale] }),
      routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] }),
    ]),
  )('they cut no words of %s', async (path) => {
    const page = await open(path, { viewport: { width, height: 800 }, prepare: twiceAsLarge });
    expect(await cutWords(page)).toEqual([]);
  });
});
