import type { Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { LOCALE_CODES } from '../../src/i18n/locales';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { BENCH, gathered, LAMP, SCREEN } from './support/gathered-works';
import { makePreviews } from './support/make-previews';
import { openScreen, screensNamed } from './support/open-screen';
import { ONE_PAGE_PER_ROUTE, SITE } from './support/site';

const open = useBrowser();
/** Pages of samples, and the sheet, which has no search button. */
const OTHERS: RouteName[] = ['test', 'test3', 'test4', 'works-slug-pdf'];
const PAGES = [...ONE_PAGE_PER_ROUTE, ...makePreviews(SITE.dataDir)].filter(
  ({ route }) => !OTHERS.includes(route),
);
/** Px of the windows of common phones, with and without the bars of their browsers, and of a laptop. */
const WINDOWS = [
  [320, 640],
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [1440, 900],
] as const;
/** Of a target's area: a corner of a large picture leaves enough of it to press, half a word does not. */
const MOST_COVERED = 0.15;
const CONTROLS = ':is(a[href], button, input, label, select, summary)';
/** What the search shows, by the screens of these names. */
const SEARCHES = screensNamed('search', 'search-results', 'search-nothing', 'search-failed');

/** What can be pressed in a part of the page and lies below a round button before anyone scrolls, in each window. */
async function coveredBy(page: Page, name: string, part: string): Promise<string[]> {
  const covered: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    covered.push(...(await coveredNow(page, name, part)).map((target) => `${width} × ${height}: ${target}`));
  }
  return covered;
}

async function coveredNow(page: Page, name: string, part: string): Promise<string[]> {
  const button = page.getByRole('button', { name, exact: true });
  const label = await button.getAttribute('aria-label');
  const box = await button.boundingBox();
  return page.evaluate(
    ([controls, mostCovered, { x, y, width }]) => {
      const radius = width / 2;
      const isCovered = (left: number, top: number) =>
        Math.hypot(left - x - radius, top - y - radius) < radius;
      const coveredShare = (box: DOMRect): number => {
        const steps = 12;
        let covered = 0;
        for (let step = 0; step < steps * steps; step += 1) {
          const across = ((step % steps) + 0.5) / steps;
          const down = (Math.floor(step / steps) + 0.5) / steps;
          if (isCovered(box.left + across * box.width, box.top + down * box.height)) covered += 1;
        }
        return covered / (steps * steps);
      };
      return [...document.querySelectorAll(controls)]
        .filter((target) => [...target.getClientRects()].some((box) => coveredShare(box) > mostCovered))
        .map((target) => target.outerHTML.slice(0, 90));
    },
    [`${part} ${CONTROLS}:not([aria-label='${label}'])`, MOST_COVERED, box!] as const,
  );
}

it.each(PAGES)(
  'the search button at rest covers nothing to press on $path',
  async ({ path, route, locale }) => {
    const prepare = route === 'selection' ? gathered(locale, BENCH, LAMP, SCREEN) : undefined;
    const page = await open(path, { prepare });
    if (prepare) await page.locator('main li').first().waitFor();
    expect(await coveredBy(page, translator(locale)('search.open'), 'main')).toEqual([]);
  },
);

describe.each(LOCALE_CODES)('in %s', (locale) => {
  it.each(SEARCHES)(
    'the button that closes the search at rest covers nothing to press in $name',
    async (screen) => {
      const page = await openScreen(open, screen, locale);
      expect(await coveredBy(page, translator(locale)('search.close'), 'dialog[open]')).toEqual([]);
    },
  );
});
