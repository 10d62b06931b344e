import type { BrowserContextOptions, Page } from '@playwright/test';
import { browserUnderTest } from './browser-under-test';
import { GREY_PICTURES, GREY_PIXEL } from './grey-pictures';
import { hydrated } from './hydrated';
import { hasArrived } from './page-state';
import { SITE } from '../site/site';
import { visitorAgent } from './visitor-agent';
import { WAIT_MS } from '../../../patience';

export type ColourScheme = 'light' | 'dark';

export interface Visitor extends Pick<
  BrowserContextOptions,
  'colorScheme' | 'hasTouch' | 'javaScriptEnabled' | 'locale' | 'reducedMotion' | 'userAgent' | 'viewport'
> {
  /** Lets the pictures come from the API, for tests that look at their files. */
  realPictures?: boolean;
  /** Is asked whether they want the page in their own language; others have said no before. */
  isOffered?: boolean;
  /** Called before the first request of the page. */
  prepare?: (page: Page) => unknown;
}

/** Opens an empty page as a visitor who has never been there. */
export async function newVisitor({
  realPictures,
  isOffered,
  ...options
}: Omit<Visitor, 'prepare'> = {}): Promise<Page> {
  const browser = browserUnderTest();
  const context = await browser.newContext({
    baseURL: SITE.url,
    reducedMotion: 'reduce',
    userAgent: visitorAgent(browser.version()),
    ...(realPictures ? {} : { extraHTTPHeaders: { [GREY_PICTURES]: 'yes' } }),
    ...options,
  });
  if (!isOffered)
    await context.addInitScript(() => {
      try {
        window.localStorage.setItem('language-offer', 'closed');
      } catch {
        // A test that blocks the storage meets the offer.
      }
    });
  context.setDefaultTimeout(WAIT_MS);
  return context.newPage();
}

/** Goes to a path of the site, or an address of another one, and waits until the page is alive. */
export async function visit(page: Page, path: string): Promise<void> {
  // Tests wait for what they look at; waiting for every picture before took half a second of each.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

const visitors: Page[] = [];

/** Opens a path of the site, or an address of another one, as a new visitor, who is gone after the test. */
export async function open(path: string, { prepare, ...options }: Visitor = {}): Promise<Page> {
  const page = await newVisitor(options);
  visitors.push(page);
  // What serve-site.ts does for the site that all tests look at.
  if (!path.startsWith('/'))
    await page
      .context()
      .route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: GREY_PIXEL }));
  await prepare?.(page);
  if (options.javaScriptEnabled === false) await page.goto(path, { waitUntil: 'domcontentloaded' });
  else await visit(page, path);
  return page;
}

/** Closes what `open` has opened. */
export async function leaveAll(): Promise<void> {
  for (const page of visitors.splice(0)) {
    // An answer that a test changes may be on its way still; its end is nobody's any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
}

/** Waits until the page at a path, or an address of another site, has taken the old one's place. */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(new URL(path, SITE.url).href);
  await page.waitForFunction(hasArrived);
}
