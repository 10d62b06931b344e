import type { Page } from '@playwright/test';
import { isPage, type Question } from '../question';
import { guidelines } from './guidelines';

/** Pages whose own status is an error. */
const ERRORS = ['404', '500'];

/** What the browser says five seconds after a page is loaded, by its clock. */
const UNUSED_YET = /The resource (\S+) was preloaded using link preload but not used/;

/** On a slow machine a picture is used later than that; one that is used never was asked for in vain. */
async function isUsedByNow(page: Page, line: string): Promise<boolean> {
  const [, url] = UNUSED_YET.exec(line) ?? [];
  if (!url) return false;
  // All sizes of a picture have a folder: in another window it may be there in another size by now.
  const folder = new URL('.', url).href;
  return page.evaluate(
    (address) => [...document.images].some(({ currentSrc }) => currentSrc.startsWith(address)),
    folder,
  );
}

export const silence: Question = {
  claim: 'is silent, from top to bottom',
  concerns: (stop) => isPage(stop) && !ERRORS.includes(stop.screen.name),
  modes: ['light', 'dark'],
  windows: guidelines.windows,
  ask: async ({ page, heard, quiet }) => {
    // Pictures and prefetched pages further down are asked for when they come into view.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await quiet();
    await page.evaluate(() => window.scrollTo(0, 0));
    const faults: string[] = [];
    for (const line of heard) if (!(await isUsedByNow(page, line))) faults.push(line);
    return faults;
  },
};
