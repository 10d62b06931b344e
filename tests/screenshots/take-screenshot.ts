import type { Browser } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { hydrated } from '../e2e/support/browser/hydrated';
import { visitorAgent } from '../e2e/support/browser/visitor-agent';
import type { Screen } from './screen';
import type { Setting } from './settings';

/** ms for the pictures of a page: the API makes a file when it is first asked for. */
const PICTURES_MS = 60_000;
/** ms for what comes after a click, such as the lights of a panel. */
const REST_MS = 400;

/**
 * Takes a screen as a visitor sees it: a whole page, or what lies over one.
 * @returns a PNG; undefined where the screen does not exist in the language
 */
export async function takeScreenshot(
  browser: Browser,
  origin: string,
  { paths, isFollowed, prepare, arrive, act }: Screen,
  { width, height, mode, locale }: Setting,
): Promise<Buffer | undefined> {
  const path = paths[locale];
  if (!path) return undefined;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: mode,
    locale,
    reducedMotion: 'reduce',
    userAgent: visitorAgent(browser.version()),
  });
  try {
    const page = await context.newPage();
    await prepare?.(page, locale);
    await page.goto(origin + path, { waitUntil: 'load' });
    await hydrated(page);
    if (!isFollowed) await page.waitForLoadState('networkidle');
    await arrive?.(page, translator(locale));
    await act?.(page, translator(locale));
    await page.evaluate(fetchPictures, PICTURES_MS);
    await page.waitForTimeout(REST_MS);
    return await page.screenshot({ fullPage: !act, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Has the pictures fetched that wait to be scrolled to. Runs in the page. */
async function fetchPictures(patience: number): Promise<void> {
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  const decoded = shown.map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.race([Promise.allSettled(decoded), new Promise((resolve) => setTimeout(resolve, patience))]);
  await document.fonts.ready;
}
