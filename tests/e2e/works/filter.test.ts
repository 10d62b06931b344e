import type { Page } from '@playwright/test';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { SITE } from '../support/site/site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { expect, test } from '../support/test';
const LIST = '/works/type/all';
const figures = (page: Page) => page.getByRole('main').locator('a[data-work]');
const titles = (page: Page) => page.getByRole('main').locator('a[data-work] [data-title]').allTextContents();
const textOf = async (path: string) =>
  (await fetch(SITE.url + path, { headers: { 'User-Agent': visitorAgent() } })).text();
const tagsOf = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('atom'))
    .map((tag) => `${/hreflang="[^"]*"/i.exec(tag)?.[0].toLowerCase()} ${/href="[^"]*"/.exec(tag)?.[0]}`)
    .sort();

test('is chosen, kept in the address, taken to another type, undone by Back and cleared', async () => {
  const page = await open(LIST);
  await hydrated(page);
  const all = await figures(page).count();
  await page.getByText('filter and sort').click();
  await page.getByLabel('decade').selectOption('1950');
  await arrivedAt(page, `${SITE.url}${LIST}?decade=1950`);
  await page.waitForFunction((count) => document.querySelectorAll('main a[data-work]').length < count, all);
  const found = await titles(page);
  await page.getByLabel('order').selectOption('date');
  await page.waitForURL(`${SITE.url}${LIST}?decade=1950&sort=date`);
  await page
    .getByRole('navigation', { name: 'Types of works' })
    .getByRole('link', { name: /^lighting/ })
    .click();
  await page.waitForURL(/\/works\/type\/lighting\?decade=1950&sort=date$/);
  await page.goBack();
  await page.waitForURL(`${SITE.url}${LIST}?decade=1950&sort=date`);
  await page.goBack();
  await page.waitForURL(`${SITE.url}${LIST}?decade=1950`);
  // As many works stand there in the other order, until the page has gone back as well.
  await expect.poll(() => titles(page)).toEqual(found);
  await page.getByRole('link', { name: 'show all', exact: true }).click();
  await page.waitForURL(SITE.url + LIST);
  await page.waitForFunction((count) => document.querySelectorAll('main a[data-work]').length === count, all);
  await page.goBack();
  await page.waitForURL(`${SITE.url}${LIST}?decade=1950`);
});

for (const [query, canonical] of [
  ['availability=sold', `${LIST}?availability=sold`],
  ['AVAILABILITY=Sold&utm_source=x', `${LIST}?availability=sold`],
  ['availability=stolen&sort=price', LIST],
  ['decade=1950', LIST],
] as const)
  test(`answers ?${query} without scripts what a browser shows`, async () => {
    const html = await textOf(`${LIST}?${query}`);
    const plain = await open(`${LIST}?${query}`, { javaScriptEnabled: false });
    const living = await open(`${LIST}?${query}`);
    await hydrated(living);
    expect(await titles(living)).toEqual(await titles(plain));
    expect(html).toContain(`${canonical}"`);
    expect(tagsOf(await living.locator('head').innerHTML())).toEqual(tagsOf(html));
  });

for (const query of ['page=99', 'decade=1950&page=99', 'creator=nobody&page=2'])
  test(`has nothing at ?${query}, without scripts and with`, async () => {
    expect((await fetch(`${SITE.url + LIST}?${query}`)).status).toBe(404);
    const page = await open(`${LIST}?${query}`);
    await hydrated(page);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toMatch(/^Can’t find the page/);
  });

test('is kept by no cache where nothing of any type answers, which anybody can ask in any number of ways', async () => {
  const kept = async (query: string) =>
    (await fetch(`${SITE.url + LIST}?${query}`)).headers.get('cache-control');
  expect(await kept('creator=nobody')).toBe('no-store');
  expect(await kept('decade=1950')).not.toBe('no-store');
});

test('says that nothing answers, and leads out', async () => {
  const page = await open(`${LIST}?decade=1950&creator=nobody`);
  await page.getByText('No work matches all of this.').waitFor();
  await page.getByRole('link', { name: 'show all', exact: true }).click();
  await page.waitForURL(SITE.url + LIST);
  await figures(page).first().waitFor();
});

test('is a form that any browser sends, and no control is dead without scripts', async () => {
  const page = await open(LIST, { javaScriptEnabled: false });
  await page.getByText('filter and sort').click();
  await page.getByLabel('material').selectOption('oak');
  await page.getByRole('button', { name: 'show' }).click();
  expect(page.url()).toContain('material=oak');
  await expect.poll(() => figures(page).count()).toBeGreaterThan(0);
  for (const path of ['/', '/works/quai-bench', LIST]) {
    const plain = await open(path, { javaScriptEnabled: false });
    const dead = await plain
      .locator('button:visible, input:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('form'))
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect(dead).toEqual([]);
  }
});

test('keeps the material in the other language, as that one calls it', async () => {
  const page = await open(`${LIST}?availability=available&material=oak`);
  await hydrated(page);
  await page.getByRole('list', { name: 'Language' }).getByRole('link', { name: 'français' }).first().click();
  await page.waitForURL(`${SITE.url}/fr/oeuvres/type/tous?availability=available&material=chene`);
});

test('is in French as well: chosen, named in the title, cleared', async () => {
  const list = '/fr/oeuvres/type/tous';
  const page = await open(list);
  await hydrated(page);
  const all = await figures(page).count();
  await page.locator('summary', { hasText: 'filtrer' }).click();
  await page.getByLabel('décennie').selectOption('1950');
  await arrivedAt(page, `${SITE.url}${list}?decade=1950`);
  await page.getByLabel('matériau').selectOption('chene');
  await page.waitForURL(`${SITE.url}${list}?decade=1950&material=chene`);
  await page.waitForFunction(() => document.title.startsWith('Œuvres, années 1950, chêne'));
  const found = await figures(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await page
    .getByRole('status')
    .getByText(new RegExp(`^${found} œuvre`))
    .waitFor();
  await page.getByRole('link', { name: 'tout afficher' }).click();
  await page.waitForURL(SITE.url + list);
  await page.waitForFunction((count) => document.querySelectorAll('main a[data-work]').length === count, all);
});

test('begins so high that a phone shows a picture before anything is scrolled', async () => {
  for (const path of [LIST, '/fr/oeuvres/type/tous']) {
    const page = await open(path, { viewport: { width: 390, height: 700 } });
    await hydrated(page);
    const { y, height } = (await figures(page).first().boundingBox())!;
    expect(y).toBeLessThan(300);
    expect(y + height).toBeGreaterThan(600);
    const summary = (await page.locator('summary').boundingBox())!;
    const last = (await page.locator('main nav ul').nth(1).locator('li').last().boundingBox())!;
    expect(Math.abs(summary.y - last.y)).toBeLessThan(12);
    await page.locator('summary').click();
    // What is pressed stays where it is.
    await expect.poll(async () => (await page.locator('summary').boundingBox())!.y).toBe(summary.y);
  }
});

test('new works have their filter, and their place on the home page while there are some', async () => {
  const { data } = (await (await fetch(`${SITE.apiUrl}/api/works?per_page=200`)).json()) as {
    data: { published_on?: string }[];
  };
  const since = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const count = data.filter(({ published_on = '' }) => published_on > since).length;
  const home = await open('/');
  await expect(home.getByRole('heading', { name: 'new in' })).toHaveCount(count > 0 ? 1 : 0);
  const list = await open(`${LIST}?new=yes`);
  await expect(figures(list)).toHaveCount(count);
  await expect(list.getByRole('link', { name: 'subscribe to the feed' })).toHaveAttribute(
    'href',
    '/works.atom',
  );
});
