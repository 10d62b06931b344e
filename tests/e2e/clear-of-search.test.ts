import type { Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import type { LocaleCode } from '../../src/i18n/locales';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { BENCH, gathered, LAMP, SCREEN } from './support/gathered-works';
import { makePreviews } from './support/make-previews';
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
const CONTROLS = 'main :is(a[href], button, input, label, select, summary)';

/** What can be pressed and lies below the round search button before anyone scrolls. */
async function coveredBySearch(page: Page, locale: LocaleCode): Promise<string[]> {
  const name = translator(locale)('search.open');
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
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
    [CONTROLS, MOST_COVERED, box!] as const,
  );
}

it.each(PAGES)(
  'the search button at rest covers nothing to press on $path',
  async ({ path, route, locale }) => {
    const prepare = route === 'selection' ? gathered(locale, BENCH, LAMP, SCREEN) : undefined;
    const page = await open(path, { prepare });
    if (prepare) await page.locator('main li').first().waitFor();
    const covered: string[] = [];
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      covered.push(
        ...(await coveredBySearch(page, locale)).map((target) => `${width} × ${height}: ${target}`),
      );
    }
    expect(covered).toEqual([]);
  },
);
