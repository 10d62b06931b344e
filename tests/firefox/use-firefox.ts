import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { SITE } from '../e2e/support/site/site';
import { test } from '../e2e/support/test';

const PATHS = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** ms for everything that a page is waited for. */
const PATIENCE = 20_000;
const PHONE = { width: 390, height: 844 };

/**
 * A path of the site in Firefox, as a new visitor, who is gone after the test, and all that goes wrong there: words in the
 * console, errors of scripts, answers of 400 and more. The browser is that of FIREFOX_PATH or an installed one.
 */
export function useFirefox(): (path: string) => Promise<{ page: Page; faults: string[] }> {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath() });
  });
  test.afterEach(async () => {
    for (const context of browser.browserContexts().slice(1)) await context.close();
  });
  test.afterAll(() => browser.close());

  return async (path) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport(PHONE);
    const faults = watchFaults(page);
    await page.goto(SITE.url + path, { waitUntil: 'load' });
    return { page, faults };
  };
}

function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

function firefoxPath(): string {
  const found = process.env.FIREFOX_PATH ?? PATHS.find(existsSync);
  if (found) return found;
  throw new Error('No Firefox was found. Install it, or set FIREFOX_PATH to its executable.');
}
