import type { Page } from 'playwright-core';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const open = useBrowser();
const ROUTES: RouteName[] = [
  'index',
  'works-type-slug',
  'works-slug',
  'events-slug',
  'contact',
  'legal-notice',
];
const PAGES = ONE_PAGE_PER_ROUTE.filter(({ route, locale }) => ROUTES.includes(route) && locale === 'en');
/** Px of windows in which little room is left between what is fixed at the top and at the bottom. */
const WINDOWS = [
  { width: 320, height: 480 },
  { width: 1280, height: 600 },
];
/** More stops than any page has. */
const MAX_STOPS = 400;

/** The name of what has the focus when none of its corners or middle can be seen; '' when it is seen, or at the end. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // An unseen control shows its focus on its label.
    const shown = (focused instanceof HTMLInputElement && focused.closest('label')) || focused;
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [left + 2, bottom - 2],
      [right - 2, top + 2],
    ] as const;
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && shown.contains(found);
    });
    return isSeen ? '' : `${shown.outerHTML.slice(0, 120)} (${width} x ${height} at ${left}, ${top})`;
  });

describe.each(WINDOWS)('in a window of $width x $height', (viewport) => {
  it.each(PAGES)('nothing that has the focus is hidden on $route', async ({ path }) => {
    const page = await open(path);
    await page.setViewportSize(viewport);
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const name = await hiddenFocus(page);
      if (name === undefined) break;
      if (name) hidden.push(name);
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(5);
  });
});
