import type { Browser } from '@playwright/test';

let current: Browser | undefined;

/** Tells whose browser pages are opened in: that of a worker of the tests, or of a script that takes pictures. */
export function useBrowserUnderTest(browser: Browser): void {
  current = browser;
}

/** @throws Error before anybody has told */
export function browserUnderTest(): Browser {
  if (!current) throw new Error('No browser yet: import `test` from tests/e2e/support/test.ts.');
  return current;
}
