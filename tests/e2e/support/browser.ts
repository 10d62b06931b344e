import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hydrated } from './hydrated';
import { hasArrived } from './page-state';
import { launchBrowser } from './launch-browser';
import { SITE } from './site';
import { visitorAgent } from './visitor-agent';

/** A grey pixel. The API makes a picture when it is first asked for, which takes a while; few tests need the real one. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCAhQGyKwAAAABJRU5ErkJggg==',
  'base64',
);
/** ms for everything that a page is waited for. */
const PATIENCE = 15_000;

export type ColourScheme = 'light' | 'dark';

export interface Visitor extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'javaScriptEnabled' | 'locale' | 'reducedMotion' | 'userAgent'
> {
  /** Lets the pictures come from the API, for tests that look at their files. */
  realPictures?: boolean;
  /** Called before the first request of the page. */
  prepare?: (page: Page) => unknown;
}

/** A browser for the tests of a file. Returns how to open a path of the site as a new visitor, who is gone after the test. */
export function useBrowser(): (path: string, visitor?: Visitor) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  afterAll(() => browser.close());

  return async (path, { prepare, realPictures, ...options } = {}) => {
    const context = await browser.newContext({
      baseURL: SITE.url,
      reducedMotion: 'reduce',
      userAgent: visitorAgent(browser.version()),
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    if (!realPictures)
      await context.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
    const page = await context.newPage();
    await prepare?.(page);
    // Tests wait for what they look at; waiting for every picture before took half a second of each.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  };
}

/** Waits until the page at a path, or an address of another site, has taken the old one's place. */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(new URL(path, SITE.url).href);
  await page.waitForFunction(hasArrived);
}
