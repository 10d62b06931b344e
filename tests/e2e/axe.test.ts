import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { subNavName } from '../../src/features/navigation/sections';
import { translator } from '../../src/i18n/i18n';
import { useBrowser } from './support/browser';
import { fillIn } from './support/form-fields';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const open = useBrowser();

/** What breaks the guidelines on a page or in a part of it, as lines to read. */
async function violationsIn(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** By day, then in the evening. */
async function violationsByMode(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html:not(.theme-ui-dark)').waitFor();
  const light = await violationsIn(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.theme-ui-dark').waitFor();
  return { light, dark: await violationsIn(page, part) };
}

const NONE = { light: [], dark: [] };

it.each(ONE_PAGE_PER_ROUTE)('$route breaks no guideline in $locale', async ({ path }) => {
  expect(await violationsByMode(await open(path, { colorScheme: 'light' }))).toEqual(NONE);
});

it('the page for an unknown address breaks no guideline', async () => {
  expect(await violationsByMode(await open('/nowhere', { colorScheme: 'light' }))).toEqual(NONE);
});

it('the open menu breaks no guideline', async () => {
  const page = await open('/about', { colorScheme: 'light' });
  await page.getByRole('button', { name: translator('en')('nav.menu') }).click();
  expect(await violationsByMode(page, '#site-menu')).toEqual(NONE);
});

it('the open sub-navigation breaks no guideline, nor does its failure', async () => {
  const t = translator('en');
  const page = await open('/about', { colorScheme: 'light' });
  await page.getByRole('button', { name: t('nav.menu') }).click();
  await page.getByRole('button', { name: subNavName('events', t) }).click();
  await page
    .getByRole('navigation', { name: subNavName('events', t) })
    .getByRole('listitem')
    .first()
    .waitFor();
  expect(await violationsByMode(page, '#site-menu')).toEqual(NONE);

  const offline = await open('/about', {
    colorScheme: 'light',
    prepare: (next) => next.route('**/navigation.json', (route) => route.abort()),
  });
  await offline.getByRole('button', { name: t('nav.menu') }).click();
  await offline.getByRole('button', { name: subNavName('events', t) }).click();
  await offline.getByText(t('nav.failed')).waitFor();
  expect(await violationsByMode(offline, '#site-menu')).toEqual(NONE);
});

it('the newsletter’s dialog breaks no guideline, nor do its errors', async () => {
  const t = translator('en');
  const page = await open('/about', { colorScheme: 'light' });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.newsletter') })
    .click();
  await page.getByRole('button', { name: t('newsletter.submit') }).click();
  await page.getByText(t('form.error.required', { field: t('form.email') })).waitFor();
  expect(await violationsByMode(page, '[role=dialog]')).toEqual(NONE);
});

it('the enquiry’s dialog breaks no guideline, nor do its errors and its thanks', async () => {
  const t = translator('en');
  const page = await open('/works/quai-bench', { colorScheme: 'light' });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('work.enquire') })
    .click();
  const form = page.getByRole('dialog', { name: t('work.enquire') }).locator('form');
  await form.getByRole('button', { name: t('enquiry.submit') }).click();
  await form.getByText(t('form.error.required', { field: t('form.name') })).waitFor();
  expect(await violationsByMode(page, '[role=dialog]')).toEqual(NONE);

  await fillIn(form, t, 'axe@example.org');
  await form.getByRole('button', { name: t('enquiry.submit') }).click();
  await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
  expect(await violationsByMode(page, '[role=dialog]')).toEqual(NONE);
});

it('the page that answers a form without scripts breaks no guideline', async () => {
  const t = translator('en');
  const page = await open('/contact', { colorScheme: 'light' });
  // Sent by the browser itself, as it is before the page comes alive; the form's own check would stop it.
  await page
    .locator('form[action="/api/form/contact"]')
    .evaluate((form) => (form as HTMLFormElement).submit());
  await page.getByRole('heading', { name: t('form.failed') }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page)).toEqual([]);
  }
});

it('the search breaks no guideline, with results, without, and when its index is away', async () => {
  const t = translator('en');
  const page = await open('/about?q=lamp', { colorScheme: 'light' });
  const box = page.getByRole('dialog', { name: t('search.open') });
  await box.getByRole('link').nth(3).waitFor();
  expect(await violationsByMode(page)).toEqual(NONE);
  await page.getByRole('searchbox').fill('zeppelin');
  await box.getByRole('link', { name: t('search.all-creators') }).waitFor();
  expect(await violationsByMode(page)).toEqual(NONE);

  const cut = await open('/about?q=lamp', {
    colorScheme: 'light',
    prepare: (next) => next.route('**/search/**', (route) => route.abort()),
  });
  await cut
    .getByRole('dialog')
    .getByRole('button', { name: t('search.retry') })
    .waitFor();
  expect(await violationsByMode(cut)).toEqual(NONE);
});

it('a wall without works breaks no guideline', async () => {
  const page = await open('/works/type/storage?availability=sold', { colorScheme: 'light' });
  await page.getByText(translator('en')('works.none-sold')).waitFor();
  expect(await violationsByMode(page)).toEqual(NONE);
});
