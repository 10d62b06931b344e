import type { Page } from '@playwright/test';
import { launchBrowser } from '../support/browser/launch-browser';
import { visitorAgent } from '../support/browser/visitor-agent';

/** A tab that stays open while the site behind it is released anew. */
export interface OldTab {
  page: Page;
  /** Paths of the scripts that it has run, with the status they were answered with. */
  scripts: [path: string, status: number][];
  close: () => Promise<void>;
}

/** Opens a page whose scripts are fetched when they are needed: nothing of the site is in the browser's cache. */
export async function openOldTab(url: string): Promise<OldTab> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ userAgent: visitorAgent(browser.version()) });
  const scripts: OldTab['scripts'] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.push([new URL(answer.url()).pathname, answer.status()]);
  });
  // Routing takes the cache out of the way; what is only fetched in advance stays out of it as well.
  await page.route('**/*.js', (route) => route.fallback());
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, scripts, close: () => browser.close() };
}
