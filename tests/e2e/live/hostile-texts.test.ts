import type { Page } from '@playwright/test';
import { CHANGE_KINDS } from '../../../src/contract/hook/changes';
import { HOSTILE } from '../../../src/contract/testing/hostile-text';
import { pageDataPath } from '../../../src/release/page-data';
import type { RouteName } from '../../../src/routes/route-table';
import { open } from '../support/browser/browser';
import { callHook } from '../support/site/hook-calls';
import { hostileApi, UNBUILT } from './hostile-api';
import { makePreview } from '../support/site/make-previews';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { parsedPage } from './parsed-page';
import { BUILT_PAGES, PAGES_IN_TURN, SITE } from '../support/site/site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { watchFaults } from '../support/browser/watch-faults';
import { expect, test } from '../support/test';
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
  await site.replaceApi(hostileApi(SITE.apiUrl));
  const slugs = [...new Set(BUILT_PAGES.flatMap(({ path }) => path.split('/')))].filter(Boolean);
  await callHook(site, { changed: CHANGE_KINDS.map((kind) => ({ kind, slugs })) });
});
test.afterAll(() => site.close());

const get = async (url: string) => {
  const answer = await fetch(url, { headers: { 'User-Agent': visitorAgent() } });
  return { status: answer.status, html: await answer.text() };
};

/** Opens a page in which nothing may go wrong, no dialog and no script that is kept from running. */
async function openSoundly(path: string): Promise<{ page: Page; faults: string[] }> {
  let faults: string[] = [];
  const page = await open(site.url + path, { prepare: (next) => (faults = watchFaults(next)) });
  page.on('dialog', (dialog) => faults.push(`dialog: ${dialog.message()}`));
  return { page, faults };
}

const AS_WRITTEN = HOSTILE.slice(0, HOSTILE.indexOf('\u2028'));
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const SERVED: readonly RouteName[] = [
  'works-type-slug',
  'works-slug',
  'works-slug-pdf',
  'creators-slug',
  'events-slug',
  'press-slug',
];
const pages = PAGES_IN_TURN.filter(({ route }) => SERVED.includes(route));

for (const visit of pages)
  test(`${visit.path} holds any text, rendered live and as a page the build does not know`, async () => {
    // The first render starts the function; while it is late, the host sends what was built.
    await expect
      .poll(async () => (await get(site.url + pageDataPath(visit.path))).html)
      .toContain(inJson(HOSTILE));
    const { page, faults } = await openSoundly(visit.path);
    await expect.poll(() => page.locator('main').textContent()).toContain(AS_WRITTEN);
    const { scripts } = await parsedPage(page, (await get(SITE.url + visit.path)).html);
    const slug = visit.path
      .replace(/\/pdf$/, '')
      .split('/')
      .at(-1)!;
    const unbuilt = visit.route === 'works-type-slug' ? [] : [visit.path.replace(slug, UNBUILT + slug)];
    for (const path of [visit.path, ...unbuilt]) {
      const { status, html } = await get(site.url + path);
      expect(status).toBe(200);
      const parsed = await parsedPage(page, html);
      expect(parsed).toMatchObject({ injected: [], scripts });
      expect((await get(site.url + pageDataPath(path))).html).toContain(inJson(HOSTILE));
      expect(JSON.stringify(parsed.described)).toContain(inJson(HOSTILE));
    }
    expect(faults).toEqual([]);
  });

for (const [type, id] of [
  ['work', 'guetteur-floor-lamp'],
  ['creator', 'armand-vasselot'],
  ['event', 'after-dark'],
  ['press', 'indoor-lights'],
  ['page', 'home'],
  ['page', 'contact'],
  ['page', 'legal-notice'],
] as const)
  test(`the preview of a ${type}, ${id}, holds any text`, async () => {
    const path = await makePreview(SITE.dataDir, { type, id, locale: 'fr' });
    const { page, faults } = await openSoundly(path);
    await page.getByRole('main').getByText(AS_WRITTEN).first().waitFor();
    const { injected } = await parsedPage(page);
    expect(injected).toEqual([]);
    expect(faults).toEqual([]);
  });
