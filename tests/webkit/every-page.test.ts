import { isAlive } from '../e2e/support/browser/page-state';
import { ONE_PAGE_PER_ROUTE } from '../e2e/support/site/site';
import { PATIENCE, useWebkit } from './use-webkit';
import { expect, test } from '../e2e/support/test';

const open = useWebkit();

for (const { path, route, locale } of ONE_PAGE_PER_ROUTE)
  test(`${route} in ${locale}`, async () => {
    const { page, faults } = await open(path);
    await page.wait(() => page.executeScript(isAlive), PATIENCE);
    expect(await page.executeScript(() => document.querySelectorAll('h1').length)).toBe(1);
    expect(
      await page.executeScript(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(await faults()).toEqual([]);
  });
