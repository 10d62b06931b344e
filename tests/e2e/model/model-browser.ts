import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DRAWING, launchBrowser } from '../support/browser/launch-browser';
import { visitorAgent } from '../support/browser/visitor-agent';
import { SITE } from '../support/site/site';
import { LONG_WAIT_MS } from '../../patience';

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

/** A browser that can draw models; the suite's own cannot, and starts faster. */
export function useDrawingBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(...DRAWING);
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** Returns how to open a path in a browser that can draw models. */
export function useModelBrowser(): (path: string, visit?: Visit) => Promise<ModelPage> {
  jest.setTimeout(2 * LONG_WAIT_MS);
  const drawing = useDrawingBrowser();
  const pages: Page[] = [];
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  return async (path, { prepare, ...options } = {}) => {
    const browser = drawing();
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
  };
}

/** Waits until the models of a page are drawn. */
export const shown = (page: Page): Promise<void> =>
  page.locator('[data-part=stage][data-state=shown]').waitFor();
