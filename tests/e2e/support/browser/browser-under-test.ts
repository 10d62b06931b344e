import type { Browser } from 'playwright-core';

/** The browser that setup/browser-environment.ts has started; another one at the second try of a test. */
export const browserUnderTest = (): Browser =>
  (globalThis as unknown as { browserUnderTest: Browser }).browserUnderTest;
