import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import type { RouteName } from '../../../src/routes/route-table';
import { open } from '../support/browser/browser';
import { describedBy, headAfter, headAtRest, servedHead, watchHead } from './head-tags';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { BUILT_PAGES } from '../support/site/site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { everyNth, expect, inTurn, test } from '../support/test';
const openWatched = (path: string) => open(path, { prepare: watchHead });

/** Gatsby's own, which its links call. */
type Navigating = Window & { ___navigate?: (path: string) => void };
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => (window as Navigating).___navigate?.(to), path);

const goByFooter = (page: Page, locale: LocaleCode): Promise<void> =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator(locale)('nav.legal-notice') })
    .click();

async function expectServedHead(page: Page, path: string): Promise<void> {
  const served = await servedHead(page, path);
  expect(describedBy(served)).toEqual([path]);
  expect(new Set(served.tags).size).toBe(served.tags.length);
  await expect.poll(() => headAtRest(page)).toEqual(served);
}

const KINDS: readonly RouteName[] = [
  'index',
  'works-type-slug',
  'works-slug',
  'creators-slug',
  'events-slug',
  'press-slug',
  'about',
];
const visits = KINDS.flatMap((route) =>
  inTurn(LOCALE_CODES, route).map((locale) => {
    const [first, next] = BUILT_PAGES.filter((page) => page.route === route && page.locale === locale);
    return { locale, path: first!.path, sibling: next?.path };
  }),
);

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a list in ${locale} has the head of its filter, served and chosen on the page`, async () => {
    const list = allWorksPath(locale);
    const chosen = await openWatched(list);
    for (const query of ['?availability=sold', '?decade=1950&sort=date']) {
      const served = await servedHead(chosen, list + query);
      expect(await headAfter(chosen, () => goTo(chosen, list + query), served)).toEqual(served);
      const opened = await openWatched(list + query);
      await expect.poll(() => headAtRest(opened)).toEqual(served);
    }
  });

for (const visit of everyNth(visits, 3))
  test(`${visit.path} keeps the head that was served, and the page that follows has that which it is served with`, async () => {
    const { locale, path, sibling } = visit;
    const page = await openWatched(path);
    await expectServedHead(page, path);
    const own = await servedHead(page, path);
    await goTo(page, `${path}#content`);
    await page.waitForURL('**#content');
    await expect.poll(() => headAtRest(page)).toEqual(own);

    const legal = await servedHead(page, routePath('legal-notice', locale));
    expect(await headAfter(page, () => goByFooter(page, locale), legal)).toEqual(legal);
    expect(await headAfter(page, () => page.goBack(), own)).toEqual(own);

    if (!sibling) return;
    const other = await servedHead(page, sibling);
    expect(await headAfter(page, () => goTo(page, sibling), other)).toEqual(other);
  });

test.describe('a page that the server has made', () => {
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite();
    await site.edit('works/quai-bench.yaml', { title: { en: 'Jetty bench', fr: 'Banc Jetée' } });
    await site.edit('creators/armand-vasselot.yaml', { nationality: { en: 'From Lyon', fr: 'Lyonnais' } });
    const slug = { en: 'pier-stool', fr: 'tabouret-jetee' };
    await site.edit('works/pier-stool.yaml', { slug }, 'works/quai-bench.yaml');
  });
  test.afterAll(() => site.close());

  const made = [
    ['/works/quai-bench', 'Jetty bench'],
    ['/fr/oeuvres/banc-quai', 'Banc Jetée'],
    ['/creators/armand-vasselot', 'From Lyon'],
    ['/works/pier-stool', 'Jetty bench'],
    ['/fr/oeuvres/tabouret-jetee', 'Banc Jetée'],
  ] as const;
  for (const [path, words] of everyNth(made, 4))
    test(`${path} keeps its head`, async () => {
      const headers = { 'User-Agent': visitorAgent() };
      await expect.poll(async () => (await fetch(site.url + path, { headers })).text()).toContain(words);
      await expectServedHead(await openWatched(site.url + path), path);
    });
});
