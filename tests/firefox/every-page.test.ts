import { isAlive } from '../e2e/support/browser/page-state';
import { ONE_PAGE_PER_ROUTE } from '../e2e/support/site/site';
import { useFirefox } from './use-firefox';
import { expect, test } from '../e2e/support/test';

const open = useFirefox();

for (const { path, route, locale } of ONE_PAGE_PER_ROUTE)
  test(`${route} in ${locale}`, async () => {
    const { page, faults } = await open(path);
    await page.waitForFunction(isAlive);
    expect(await page.$$eval('h1', (headings) => headings.length)).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(faults).toEqual([]);
  });
