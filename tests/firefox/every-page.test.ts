import { isAlive } from '../e2e/support/browser/page-state';
import { ONE_PAGE_PER_ROUTE } from '../e2e/support/site/site';
import { useFirefox } from './use-firefox';

const open = useFirefox();

it.each(ONE_PAGE_PER_ROUTE)('$route in $locale', async ({ path }) => {
  const { page, faults } = await open(path);
  await page.waitForFunction(isAlive);
  expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  expect(faults).toEqual([]);
});
