import type { Page } from '@playwright/test';
import { WORKS_PER_PAGE } from '../../../src/constants';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { watchFaults } from '../support/browser/watch-faults';
import { expect, test } from '../support/test';
const LIST = '/works/type/all';
const ADDED = 50;
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
  for (let number = 1; number <= ADDED; number += 1)
    await site.edit(
      `works/added-${number}.yaml`,
      {
        slug: { en: `added-${number}`, fr: `ajoutee-${number}` },
        title: { en: `Added ${number}`, fr: `Ajoutée ${number}` },
        reference: `ADDED ${number}`,
        position: 1000 + number,
      },
      'works/quai-bench.yaml',
    );
  await expect.poll(() => textOf(`${LIST}/2`), { timeout: 60_000 }).toContain(`Added ${ADDED}`);
});
test.afterAll(() => site.close());

const get = (path: string) => fetch(site.url + path, { headers: { 'User-Agent': visitorAgent() } });
const textOf = async (path: string) => (await get(path)).text();
const main = (page: Page) => page.getByRole('main');
const figures = (page: Page) => main(page).locator('li > div > a');
const more = (page: Page) => main(page).getByRole('link', { name: 'more works' });

test('a list of more than 60 works has pages of their own addresses, in both languages', async () => {
  for (const path of [
    `${LIST}/2`,
    '/fr/oeuvres/type/tous/2',
    `${LIST}/sold`,
    '/fr/oeuvres/type/tous/vendues',
  ])
    expect((await get(path)).status).toBe(200);
  for (const path of [`${LIST}/1`, `${LIST}/99`, `${LIST}/vendues`, '/works/type/tables/2'])
    expect((await get(path)).status).toBe(404);
});

test('the next works are added to the page, and are there again for whoever comes back', async () => {
  let faults: string[] = [];
  const page = await open(site.url + LIST, { prepare: (next) => (faults = watchFaults(next)) });
  await expect(figures(page)).toHaveCount(WORKS_PER_PAGE);
  await more(page).click();
  const last = main(page)
    .getByRole('link', { name: `Added ${ADDED}` })
    .first();
  await last.waitFor();
  const shown = await figures(page).count();
  expect(shown).toBeGreaterThan(WORKS_PER_PAGE);
  await expect(more(page)).toHaveCount(0);
  expect(page.url()).toBe(site.url + LIST);

  await last.click();
  await arrivedAt(page, `${site.url}/works/added-${ADDED}`);
  await page.goBack();
  await arrivedAt(page, site.url + LIST);
  await expect(figures(page)).toHaveCount(shown);
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
  expect(faults).toEqual([]);
});

test('a reload brings the added works again, and the place among them', async () => {
  const page = await open(site.url + LIST);
  await more(page).click();
  const last = main(page)
    .getByRole('link', { name: `Added ${ADDED}` })
    .first();
  await last.scrollIntoViewIfNeeded();
  await page.reload();
  await last.waitFor();
  await page.waitForFunction(
    (link) => (link?.getBoundingClientRect().top ?? Infinity) < window.innerHeight,
    await last.elementHandle(),
  );
});

test('says when the next works can’t be had, and gets them when asked again', async () => {
  const DATA = `**/page-data${LIST}/2/page-data.json`;
  const page = await open(site.url + LIST, { prepare: (next) => next.route(DATA, (route) => route.abort()) });
  await hydrated(page);
  await more(page).click();
  await main(page).getByRole('alert').getByText('More works can’t be loaded now.').waitFor();
  await page.unroute(DATA);
  await main(page).getByRole('link', { name: 'try again' }).click();
  await main(page)
    .getByRole('link', { name: `Added ${ADDED}` })
    .first()
    .waitFor();
  expect(page.url()).toBe(site.url + LIST);
});

test('the filter leads to pages of its own, and back', async () => {
  const page = await open(site.url + LIST);
  const filter = page.getByRole('navigation', { name: 'Availability' });
  await filter.getByRole('link', { name: /sold works/ }).click();
  await arrivedAt(page, `${site.url}${LIST}/sold`);
  await hydrated(page);
  const sold = await figures(page).count();
  expect(sold).toBeGreaterThan(0);
  expect(sold).toBeLessThan(WORKS_PER_PAGE);
  await filter.getByRole('link', { name: 'all works' }).click();
  await arrivedAt(page, site.url + LIST);
});

test('without scripts the link leads to the next page, and that one back', async () => {
  const page = await open(site.url + LIST, { javaScriptEnabled: false });
  await more(page).click();
  expect(page.url()).toBe(`${site.url}${LIST}/2`);
  await main(page)
    .getByRole('link', { name: `Added ${ADDED}` })
    .first()
    .waitFor();
  await main(page).getByRole('link', { name: 'previous works' }).click();
  expect(page.url()).toBe(site.url + LIST);
});
