import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const open = useBrowser();
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const EVENING = 'theme-ui-dark';

/** Where everything that is read or pressed stands on the page, in px, by day and in the evening. */
const places = (page: Page) =>
  page.evaluate((evening) => {
    const { classList } = document.documentElement;
    const read = () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, figure, section)')].map(
        (node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          const box = [left, top, width, height].map((px) => Math.round(px));
          return `${node.tagName} ${node.textContent?.trim().slice(0, 40)} at ${box.join(' ')}`;
        },
      );
    const byDay = read();
    classList.add(evening);
    const inTheEvening = read();
    classList.remove(evening);
    return { byDay, inTheEvening };
  }, EVENING);

it.each(ONE_PAGE_PER_ROUTE)('turning the lights moves nothing on $path', async ({ path }) => {
  const page = await open(path, { colorScheme: 'light' });
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const { byDay, inTheEvening } = await places(page);
    expect(byDay).not.toEqual([]);
    expect(inTheEvening).toEqual(byDay);
  }
});
