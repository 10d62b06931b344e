import type { Page } from '@playwright/test';
import { languageName } from '../../../api/desk/contract/languages';
import { readCurrent } from '../../../host/releases/current-release';
import { until } from '../../until';
import { open as openAsVisitor } from '../support/browser/browser';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { deskPeople } from './desk-people';
import { comeToDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, RUNS_ALL, test } from '../support/test';

const { en } = WORDS;
const BENCH = 'works/quai-bench';

/** What is renamed, and to what, in English and in French. */
const RENAMED: [place: string, en: string, fr: string][] = [
  [BENCH, 'jetty-bench', 'banc-jetee'],
  ['creators/armand-vasselot', 'vasselot', 'vasselot'],
  ['events/after-dark', 'after-midnight', 'apres-minuit'],
  ['press/indoor-lights', 'lights-within', 'lumieres-du-dedans'],
  ['types/lighting', 'lamps', 'lampes'],
];
/** Where each old address leads then. */
const LED: [from: string, to: string][] = [
  ['/works/quai-bench', '/works/jetty-bench'],
  ['/works/quai-bench/pdf', '/works/jetty-bench/pdf'],
  ['/fr/oeuvres/banc-quai?a=1', '/fr/oeuvres/banc-jetee?a=1'],
  ['/fr/oeuvres/banc-quai/pdf', '/fr/oeuvres/banc-jetee/pdf'],
  ['/creators/armand-vasselot', '/creators/vasselot'],
  ['/creators/armand-vasselot.vcf', '/creators/vasselot.vcf'],
  ['/fr/createurs/armand-vasselot.vcf', '/fr/createurs/vasselot.vcf'],
  ['/events/after-dark', '/events/after-midnight'],
  ['/fr/evenements/a-la-nuit.ics', '/fr/evenements/apres-minuit.ics'],
  ['/fr/presse/lumieres-d-interieur', '/fr/presse/lumieres-du-dedans'],
  ['/works/type/lighting', '/works/type/lamps'],
  ['/fr/oeuvres/type/luminaires', '/fr/oeuvres/type/lampes'],
];
const DATA = '/page-data/works/quai-bench/page-data.json';

let site: OwnSite;
let page: Page;
test.beforeAll(async () => {
  site = await startOwnSite({ withSources: true });
  const secret = await deskPeople(site.dataDir).join({ email: 'ines@example.org', may: 'publish' });
  page = await comeToDesk({ url: site.deskUrl }, { secret });
});
test.afterAll(async () => {
  await page.context().close();
  await site.close();
});

const get = async (path: string) => {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')?.replace(site.url, '') ?? null];
};
const leads = (from: string, to: string) =>
  until(
    () => get(from),
    ([status, location]) => status === 301 && location === to,
  );
const answers = (path: string, status: number) => expect.poll(async () => (await get(path))[0]).toBe(status);

const address = (locale: 'en' | 'fr') =>
  page.getByRole('textbox', {
    name: `${en['fields.works.slug']}, ${languageName(locale, 'en')}`,
    exact: true,
  });
async function publish(): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await page.getByRole('status').getByText(en['editor.published']).waitFor();
}
async function rename(place: string, slugs: Partial<Record<'en' | 'fr', string>>): Promise<void> {
  await page.goto(`${site.deskUrl}/${place}`);
  for (const [locale, slug] of Object.entries(slugs)) await address(locale as 'en').fill(slug);
  await page.getByText(en['editor.oldLeadsHere']).first().waitFor();
  await publish();
}

test('a renamed item is found by its old addresses at once, in both languages', async () => {
  // Opened before, by somebody who goes on afterwards.
  const visitor = await openAsVisitor(`${site.url}/works/type/seating`);
  for (const [place, inEnglish, inFrench] of RENAMED) await rename(place, { en: inEnglish, fr: inFrench });
  for (const [from, to] of LED) await leads(from, to);
  expect(await get('/works/jetty-bench')).toEqual([200, null]);
  // Of data that lead elsewhere the browser would make an empty page: it asks for the page instead.
  expect(await get(DATA)).toEqual([404, null]);
  await visitor.locator('a[href="/works/quai-bench"]').first().click();
  await visitor.waitForURL('**/works/jetty-bench');
  await visitor.getByRole('heading', { level: 1, name: 'Quai bench' }).waitFor();
});

test('what a visitor has gathered before stays gathered', async () => {
  const visitor = await openAsVisitor(`${site.url}/selection?works=quai-bench`);
  await visitor.locator('main').getByText('Quai bench').first().waitFor();
});

test('the next release has the redirects itself, while the API is away as well', async () => {
  test.skip(!RUNS_ALL, 'a whole release: npm run test:all');
  expect(await site.release()).not.toContain('whole build');
  const { redirects } = (await readCurrent(site.deployDir)).manifest;
  expect(redirects['/works/quai-bench']).toEqual({ to: '/works/jetty-bench', status: 301 });
  await site.stopApi();
  for (const [from, to] of LED) expect(await get(from)).toEqual([301, to]);
  expect(await get('/works/quai-bench/')).toEqual([301, '/works/jetty-bench']);
  await site.resumeApi();
});

test('renamed once more, every address of before leads to the newest; renamed back, it is a page again', async () => {
  await rename(BENCH, { en: 'pier-bench' });
  await leads('/works/quai-bench', '/works/pier-bench');
  await leads('/works/jetty-bench', '/works/pier-bench');
  await rename(BENCH, { en: 'quai-bench' });
  await answers('/works/quai-bench', 200);
  await leads('/works/jetty-bench', '/works/quai-bench');
  await leads('/works/pier-bench/pdf', '/works/quai-bench/pdf');
});

test('an address that is taken out leads nowhere, and one of what is withdrawn neither', async () => {
  await page.goto(`${site.deskUrl}/${BENCH}`);
  const former = page.getByRole('group', {
    name: `${en['fields.works.former_slugs']}, English`,
    exact: true,
  });
  await former.waitFor();
  await expect
    .poll(() => former.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringContaining('jetty-bench'), expect.stringContaining('pier-bench')]);
  await former
    .getByRole('button', { name: en['editor.remove'].replace('{name}', 'jetty-bench') })
    .press('Enter');
  await publish();
  await answers('/works/jetty-bench', 404);
  await leads('/works/pier-bench', '/works/quai-bench');

  await page.getByRole('button', { name: en['editor.withdraw'], exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['editor.withdraw'] }).click();
  for (const path of ['/works/pier-bench', '/fr/oeuvres/banc-quai', '/fr/oeuvres/banc-jetee'])
    await answers(path, 404);
  await site.release();
  expect(await get('/works/pier-bench')).toEqual([404, null]);
});
