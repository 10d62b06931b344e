import { test as base } from '@playwright/test';
import { leaveAll } from './browser/browser';
import { useBrowserUnderTest } from './browser/browser-under-test';

export { expect } from '@playwright/test';
export { everyNth, inTurn, RUNS_ALL } from '../../in-turn';

/** Playwright's test, with `open` of browser.ts in the worker's browser; who was let in is gone after each test. */
export const test = base.extend<{ visitors: void }, { workersBrowser: void }>({
  workersBrowser: [
    async ({ browser }, use) => {
      useBrowserUnderTest(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  visitors: [
    async ({ workersBrowser }, use) => {
      await use(workersBrowser);
      await leaveAll();
    },
    { auto: true },
  ],
});
