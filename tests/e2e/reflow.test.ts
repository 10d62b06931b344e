import type { Page } from 'playwright-core';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const open = useBrowser();

/** A sheet of paper is as wide as it is: it is scrolled, as WCAG 1.4.10 allows for what needs two dimensions. */
const PAPER: RouteName[] = ['works-slug-pdf'];
const PAGES = ONE_PAGE_PER_ROUTE.filter(({ route }) => !PAPER.includes(route));

/** WCAG 1.4.12: what a reader may set. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } ' +
  'p { margin-block-end: 2em !important }';

/** px that the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that reach over the window's edges, or are cut by a box that hides what does not fit. */
const lostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('script, style, noscript, [aria-hidden=true], svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
        // Hidden from the eye on purpose, or scrolled by the reader.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) break;
        const edge = box.getBoundingClientRect();
        const isCut = (way: string) => /hidden|clip/.test(way);
        if (isCut(overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1)) lost.push(words);
        if (isCut(overflowY) && (text.top < edge.top - 1 || text.bottom > edge.bottom + 1)) lost.push(words);
        if (position === 'fixed') break;
      }
    }
    return lost;
  });

/** Lets the fonts and the layout settle at another width. */
async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => document.fonts.ready);
}

it.each(PAGES)('$route in $locale fits 320 px, and a window at twice its size', async ({ path }) => {
  const page = await open(path);
  // 640 px is what a window of 1280 px shows at 200 %.
  for (const width of [320, 640]) {
    await setWidth(page, width);
    expect({ width, overflow: await overflow(page), lost: await lostTexts(page) }).toEqual({
      width,
      overflow: 0,
      lost: [],
    });
  }
});

it.each(PAGES)('$route in $locale loses no text to a reader’s own spacing', async ({ path }) => {
  const page = await open(path);
  await page.addStyleTag({ content: TEXT_SPACING });
  for (const width of [390, 1440]) {
    await setWidth(page, width);
    expect({ width, overflow: await overflow(page), lost: await lostTexts(page) }).toEqual({
      width,
      overflow: 0,
      lost: [],
    });
  }
});
