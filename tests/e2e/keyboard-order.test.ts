import type { Page } from 'playwright-core';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const open = useBrowser();
/** Paper has two dimensions, also on a phone. */
const PAPER: RouteName[] = ['works-slug-pdf'];
const PAGES = ONE_PAGE_PER_ROUTE.filter(({ route }) => !PAPER.includes(route));
/** One column, in which what comes later stands lower. */
const PHONE = { width: 390, height: 844 };
/** px: things beside each other stand on one floor, not under one ceiling, so that the next may begin higher. */
const ROW = 340;
/** More stops than any page has. */
const MAX_STOPS = 400;

interface Stop {
  name: string;
  /** px from the top of the page to its middle. */
  y: number;
}

/** What has the focus; undefined at the end. What is fixed to the window has no place on the page. */
const focused = (page: Page): Promise<Stop | 'fixed' | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).position === 'fixed') return 'fixed';
    const { top, height } = element.getBoundingClientRect();
    return { name: element.outerHTML.slice(0, 100), y: top + height / 2 + window.scrollY };
  });

it.each(PAGES)('on a phone the focus goes down $route in $locale, and never back up', async ({ path }) => {
  const page = await open(path);
  await page.setViewportSize(PHONE);
  const stops: Stop[] = [];
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    if (stop !== 'fixed') stops.push(stop);
  }
  const back = stops.filter(({ y }, index) => y < (stops[index - 1]?.y ?? 0) - ROW);
  expect(back).toEqual([]);
  expect(stops.length).toBeGreaterThan(3);
});

it.each(PAGES)('$path in $locale takes no control out of its order', async ({ path }) => {
  const page = await open(path);
  expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
});
