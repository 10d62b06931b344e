import type { Page } from '@playwright/test';
import { unseenIn, wordsOnTheirOwn } from '../../support/browser/forced-colours';
import type { Question, Visit } from '../question';

const SHOWN = [
  'home',
  'works',
  'work',
  'work-sold',
  'sheet',
  'creator',
  'contact-errors',
  'selection',
  'menu',
  'sub-navigation',
  'search-results',
  'enquiry-errors',
  'newsletter',
  'viewer',
  'turn',
  'floor',
  'selection-notice',
  '404',
  'test',
];
/** px: none of the pages is higher. */
const HIGHEST = 12_000;
const DESK = { width: 1280, height: 800 };

/** Waits until the page has been drawn in its new colours. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Makes the window as high as the page, for what lies over it is in the window already. */
async function showWhole(page: Page): Promise<void> {
  if (await page.locator('dialog[open], [role=dialog]').count()) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: DESK.width, height: Math.min(height, HIGHEST) });
}

export const forcedColours: Question = {
  claim: 'in the colours of a system every control can be seen, and no words are lost on their ground',
  // Colours speak one language.
  concerns: ({ screen, locale }) => locale === 'fr' && SHOWN.includes(screen.name),
  modes: ['light', 'dark'],
  windows: [DESK],
  ask: async ({ page, mode }: Visit) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: mode });
    await showWhole(page);
    await painted(page);
    const faults = [...(await unseenIn(page)), ...(await wordsOnTheirOwn(page))];
    await page.emulateMedia({ forcedColors: 'none', colorScheme: mode });
    return faults;
  },
};
