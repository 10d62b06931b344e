import { test as base } from '@playwright/test';
import { leaveAll, useWorkersBrowser } from './browser/browser';

export { expect } from '@playwright/test';
export { everyNth, inTurn, RUNS_ALL } from './in-turn';

/** Playwright's test, with `open` of browser.ts in the worker's browser; who was let in is gone after each test. */
export const test = base.extend<{ visitors: void }, { workersBrowser: void }>({
  workersBrowser: [
    async ({ browser }, use) => {
      useWorkersBrowser(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  visitors: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use();
      await leaveAll();
    },
    { auto: true },
  ],
});
