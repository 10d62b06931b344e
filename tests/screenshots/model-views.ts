import type { Page } from 'playwright-core';
import { slugListQuery } from '../../src/contract/forms/slug-list';
import { FLOOR_HASH } from '../../src/contract/forms/arranged-selection';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { alternatesOf, type Alternates } from '../../src/routes/alternates';
import { AWKWARD, BENCH, LAMP } from '../e2e/support/site/gathered-works';
import type { Screen } from './screen';

const WORK = alternatesOf('works-slug', LAMP.slugs);
const SELECTION = alternatesOf('selection');
/** ms: a busy processor draws them. */
const DRAWN_MS = 60_000;

const pathsOf = (path: (locale: (typeof LOCALE_CODES)[number]) => string): Alternates =>
  Object.fromEntries(LOCALE_CODES.map((locale) => [locale, path(locale)])) as Alternates;

/** Waits for the models, and has everything shown that can be. */
async function showAll(page: Page): Promise<void> {
  await page.locator('[data-part=stage][data-state=shown]').waitFor({ timeout: DRAWN_MS });
  const off = page.locator('dialog[open] [data-part=foot] button[aria-pressed=false]');
  while ((await off.count()) > 0) await off.first().click();
}

export const MODEL_VIEWS: readonly Screen[] = [
  { name: 'turn', isModelView: true, paths: pathsOf((locale) => `${WORK[locale]}#turn`), act: showAll },
  {
    name: 'floor',
    isModelView: true,
    paths: pathsOf((locale) => {
      const slugs = [BENCH.slugs, LAMP.slugs, AWKWARD].map((of) => of[locale]);
      return `${SELECTION[locale]}${slugListQuery(slugs)}#${FLOOR_HASH}`;
    }),
    act: async (page) => {
      await showAll(page);
      // The one in hand has buttons of its own.
      await page.locator('dialog[open] button[data-moving]').first().click();
    },
  },
];
