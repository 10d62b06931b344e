import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { LOCALE_CODES, type LocaleCode } from '../../src/i18n/locales';
import { ROUTES } from '../../src/routes/route-table';
import { useBrowser, type ColourScheme } from './support/browser';
import { ALL_SCREENS, openScreen, screensIn } from './support/open-screen';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What the colours of a page decide. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Each language in a window of its own: what a window changes, it changes in both. */
const WINDOWS: Record<LocaleCode, { width: number; height: number }> = {
  en: { width: 1280, height: 800 },
  fr: { width: 390, height: 844 },
};

/** The dialogs' library puts empty places around them, to which Tab is never to come. */
const GUARD = '[data-focus-guard]';

const open = useBrowser();

/** What breaks the guidelines on a page, as lines to read: all of them, or those about colours. */
async function violationsIn(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In one call and without a page of its own for the frames' results: no page has frames, and it halves the time.
    .setLegacyMode()
    .exclude(GUARD)
    .options({
      runOnly: rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES },
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Waits until a page has followed the system; the API's own page does so without a sign. */
async function setMode(page: Page, colorScheme: ColourScheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((mode) => {
    const { classList } = document.documentElement;
    return classList.contains(`theme-ui-${mode}`) || !/theme-ui/.test(classList.value);
  }, colorScheme);
}

describe.each(LOCALE_CODES)('in %s', (locale) => {
  it.each(screensIn(locale))('$name breaks no guideline', async (screen) => {
    const page = await openScreen(open, screen, locale, {
      colorScheme: 'light',
      prepare: (next) => next.setViewportSize(WINDOWS[locale]),
    });
    expect(await violationsIn(page, 'all')).toEqual([]);
    await setMode(page, 'dark');
    expect(await violationsIn(page, 'colours')).toEqual([]);
  });
});

it('no route is left out', () => {
  const patterns = ONE_PAGE_PER_ROUTE.map(({ route, locale }) => ROUTES[route].patterns[locale]);
  const seen = ALL_SCREENS.flatMap(({ paths }) => Object.values(paths)).filter((path) => path !== null);
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replace(/:\w+/g, '[^/?#]+')}(?=$|[?#])`);
    return !seen.some((path) => shape.test(path));
  });
  expect(missing).toEqual([]);
});
