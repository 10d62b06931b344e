import type { Page } from '@playwright/test';
import { CHANGE_KINDS } from '../../../src/contract/hook/changes';
import { HOSTILE, LONG } from '../../../src/contract/testing/hostile-text';
import type { TextField } from '../../../src/contract/testing/with-texts';
import { translator } from '../../../src/i18n/i18n';
import { pageDataPath } from '../../../src/release/page-data';
import type { RouteName } from '../../../src/routes/route-table';
import { open } from '../support/browser/browser';
import { watchFaults } from '../support/browser/watch-faults';
import { contentOf } from '../support/site/downloads';
import { callHook } from '../support/site/hook-calls';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { readPdf } from '../support/site/pdf-text';
import { BUILT_PAGES, ONE_PAGE_PER_ROUTE, PAGES_IN_TURN, SITE } from '../support/site/site';
import { lostIn } from '../walk/questions/reflow';
import { hostileApi } from './hostile-api';
import { LONG_WAIT_MS } from '../../patience';
import { expect, test } from '../support/test';

const WINDOWS = [
  { width: 320, height: 480 },
  { width: 1440, height: 900 },
];
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.close());

/** Has every text of the API end with the same, and opens a page that the server makes of them. */
async function openWith(end: string, path: string): Promise<{ page: Page; faults: string[] }> {
  const text = ({ value = '', isHtml }: TextField) =>
    isHtml ? `<p>${end.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>` : value + end;
  await site.replaceApi(hostileApi(SITE.apiUrl, text));
  const slugs = [...new Set(BUILT_PAGES.flatMap((page) => page.path.split('/')))].filter(Boolean);
  const changed = CHANGE_KINDS.map((kind) => ({ kind, slugs }));
  // The same call within a second is taken for a replay.
  await expect.poll(() => callHook(site, { changed })).toBe(202);
  await expect
    .poll(async () => (await fetch(site.url + pageDataPath(path))).text())
    .toContain(JSON.stringify(end).slice(1, -1).slice(0, 40));
  let faults: string[] = [];
  const page = await open(site.url + path, { prepare: (next) => (faults = watchFaults(next)) });
  return { page, faults };
}

const SERVED: readonly RouteName[] = [
  'works-type-slug',
  'works-slug',
  'creators-slug',
  'events-slug',
  'press-slug',
];
const pages = PAGES_IN_TURN.filter(({ route, locale }) => SERVED.includes(route) && locale === 'fr');

for (const { path } of pages)
  test(`${path} keeps within its window with texts of 10,000 characters`, async () => {
    const { page, faults } = await openWith(LONG, path);
    await expect.poll(() => page.locator('main').textContent()).toContain(LONG);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      expect((await lostIn(page)).map((words) => words.slice(0, 40))).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

const { path: work } = ONE_PAGE_PER_ROUTE.find(
  ({ route, locale }) => route === 'works-slug' && locale === 'fr',
)!;

for (const [name, end, beginning] of [
  ['hostile', HOSTILE, HOSTILE.slice(0, HOSTILE.indexOf('\u2028'))],
  ['endless', LONG, LONG.slice(0, 20)],
] as const)
  test(`the PDF sheet of ${name} texts is one page that can be read`, async () => {
    const { page, faults } = await openWith(end, work);
    const file = page.waitForEvent('download', { timeout: LONG_WAIT_MS });
    await page.getByRole('main').getByText(translator('fr')('work.pdf-sheet'), { exact: true }).click();
    const pdf = await readPdf(await contentOf(await file));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.pages[0]!.text.replace(/\s/g, '')).toContain(beginning.replace(/\s/g, ''));
    expect(pdf.title).toContain(beginning);
    expect(pdf.pages[0]!.links.every((link) => /^(https?|mailto|tel):/.test(link))).toBe(true);
    expect(faults).toEqual([]);
  });
