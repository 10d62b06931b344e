import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { SITE } from '../site/site';
import { WAIT_MS } from '../../../patience';

/** How a visitor comes. */
type Visitor = Pick<
  BrowserContextOptions,
  'colorScheme' | 'javaScriptEnabled' | 'reducedMotion' | 'viewport'
>;

/** The same as one text: a tab serves those who come alike. */
type Manner = string;

interface KeptTab {
  page: Page;
  devTools: CDPSession;
  manner: Manner;
  isTaken: boolean;
  /** Whether a test has told it what it cannot forget. */
  isMarked: boolean;
}

type Method = (...args: unknown[]) => unknown;

/** What a page or its context is told for good. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];
const CLOCK = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];

const HEARD = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
];

/** ms for a frame, on a busy machine. */
const PATIENCE_MS = 10_000;

/** Hangs on the browser, for it outlives a file of tests. */
type BrowserWithTab = Browser & { keptTab?: KeptTab };

/**
 * A tab in which one visitor comes after the other, each as if nobody had been there: a tab of one's own has to start a
 * process, and to read the site's code anew, which took four fifths of the time that opening a page takes (bench/README.md).
 * A test that tells the tab something for good, or closes it, has it to itself.
 * @param visitor all of how they come, also what is not named here
 * @param open a tab of one's own
 * @returns the kept one where it is free
 */
export async function takeTab(
  browser: BrowserWithTab,
  visitor: Visitor,
  open: () => Promise<Page>,
): Promise<Page> {
  const manner = JSON.stringify(visitor);
  let kept = browser.keptTab;
  // Others have no such tools for developers.
  const isChromium = browser.browserType().name() === 'chromium';
  if (!isChromium || kept?.isTaken || visitor.javaScriptEnabled === false) return open();
  if (kept && kept.manner !== manner) await kept.page.context().close();
  if (kept?.manner !== manner || kept.page.isClosed()) {
    const page = await open();
    const devTools = await page.context().newCDPSession(page);
    kept = { page, devTools, manner, isTaken: false, isMarked: false };
  }
  browser.keptTab = watched(Object.assign(kept, { isTaken: true }));
  return kept.page;
}

/** Has a tab forget the visitor, or closes it. */
export async function leaveTab(browser: BrowserWithTab, page: Page, visitor: Visitor): Promise<void> {
  const kept = browser.keptTab;
  if (kept?.page !== page) return page.context().close();
  unwatched(kept);
  if (kept.isMarked || page.isClosed() || !(await forget(kept, visitor).catch(() => false))) {
    delete browser.keptTab;
    return page.context().close();
  }
  kept.isTaken = false;
}

/** A tab that has gone somewhere for the first time has nothing before it to go back to. */
export async function forgetWayThere(browser: BrowserWithTab, page: Page): Promise<void> {
  if (browser.keptTab?.page === page) await browser.keptTab.devTools.send('Page.resetNavigationHistory');
}

/** Takes away who listens to a page, without those by which Playwright itself learns that it was closed. */
export function stopListening(page: Page): void {
  for (const event of HEARD) page.removeAllListeners(event);
}

const told = ({ page }: KeptTab): [object, string[]][] => [
  [page, LASTING],
  [page.context(), LASTING],
  [page.context().clock, CLOCK],
];

function watched(kept: KeptTab): KeptTab {
  for (const [target, names] of told(kept))
    for (const name of names) {
      const method = (target as Record<string, Method | undefined>)[name];
      if (method)
        Object.defineProperty(target, name, {
          configurable: true,
          value(...args: unknown[]) {
            kept.isMarked = true;
            return method.apply(target, args);
          },
        });
    }
  return kept;
}

/** What watches is of the file of tests, and would keep all that the file has loaded. */
function unwatched(kept: KeptTab): void {
  for (const [target, names] of told(kept)) for (const name of names) Reflect.deleteProperty(target, name);
}

async function forget({ page, devTools }: KeptTab, visitor: Visitor): Promise<boolean> {
  const context: BrowserContext = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  stopListening(page);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  // A place of the site where none of its scripts runs, that might store something once more.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await devTools.send('Network.clearBrowserCache');
  page.setDefaultTimeout(WAIT_MS);
  await page.emulateMedia({
    media: null,
    colorScheme: visitor.colorScheme ?? 'light',
    reducedMotion: visitor.reducedMotion ?? 'reduce',
    forcedColors: null,
    contrast: null,
  });
  await page.setViewportSize(visitor.viewport ?? { width: 1280, height: 720 });
  // Out of the window, where nothing is pointed at.
  await page.mouse.move(-10, -10);
  // Asked once a frame: a tab that draws none any more would hold up whoever comes next.
  await page.waitForFunction(() => true, undefined, { timeout: PATIENCE_MS });
  return page.url() === `${SITE.url}/robots.txt`;
}
