import type { BrowserContextOptions, Page } from '@playwright/test';
import { browserUnderTest } from '../support/browser/browser-under-test';
import { visitorAgent } from '../support/browser/visitor-agent';
import { SITE } from '../support/site/site';
import { LONG_WAIT_MS } from '../../patience';
import { test } from '../support/test';

const DRIVER = /GL Driver Message|rAF timed out/;

export interface ModelPage {
  page: Page;
  /** What the page has written to the console. */
  said: string[];
  /** Addresses of all that was asked for. */
  asked: string[];
}

interface Visit extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'viewport' | 'userAgent' | 'hasTouch' | 'isMobile' | 'reducedMotion'
> {
  prepare?: (page: Page) => unknown;
}

const pages: Page[] = [];
test.describe.configure({ timeout: 2 * LONG_WAIT_MS });
test.afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

/** Opens a path; the project `models` has a browser that can draw them. */
export async function openModel(path: string, { prepare, ...options }: Visit = {}): Promise<ModelPage> {
  const browser = browserUnderTest();
  const context = await browser.newContext({
    baseURL: SITE.url,
    reducedMotion: 'reduce',
    viewport: { width: 1000, height: 640 },
    // A quarter of the dots, which the processor draws one by one.
    deviceScaleFactor: 0.5,
    userAgent: visitorAgent(browser.version()),
    ...options,
  });
  context.setDefaultTimeout(LONG_WAIT_MS);
  await context.addInitScript(() => window.localStorage.setItem('language-offer', 'closed'));
  const page = await context.newPage();
  pages.push(page);
  const opened: ModelPage = { page, said: [], asked: [] };
  // What the browser says of its own drawing by the processor is not the page's.
  page.on('console', (message) => DRIVER.test(message.text()) || opened.said.push(message.text()));
  page.on('pageerror', (error) => opened.said.push(error.message));
  page.on('request', (request) => opened.asked.push(request.url()));
  await prepare?.(page);
  await page.goto(path);
  return opened;
}

/** Waits until the models of a page are drawn. */
export const shown = (page: Page): Promise<void> =>
  page.locator('[data-part=stage][data-state=shown]').waitFor();
