import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import type { RouteName } from '../../src/routes/route-table';
import { useBrowser } from './support/browser';
import { ONE_PAGE_PER_ROUTE } from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The markup is the same in both languages: French shows whether its longer words fit. */
const IN_FRENCH: RouteName[] = ['index', 'works-type-slug', 'works-slug', 'contact', 'legal-notice'];

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
  const light = await violationsIn(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.theme-ui-dark').waitFor();
  return { light, dark: await violationsIn(page, part) };
}

const NONE = { light: [], dark: [] };

it.each(ONE_PAGE_PER_ROUTE.filter(({ locale, route }) => locale === 'en' || IN_FRENCH.includes(route)))(
  '$route breaks no guideline in $locale',
  async ({ path }) => {
    expect(await violationsByMode(await open(path, { colorScheme: 'light' }))).toEqual(NONE);
  },
);

it('the page for an unknown address breaks no guideline', async () => {
  expect(await violationsByMode(await open('/nowhere', { colorScheme: 'light' }))).toEqual(NONE);
});

it('the open menu breaks no guideline', async () => {
  const page = await open('/about', { colorScheme: 'light' });
  await page.getByRole('button', { name: translator('en')('nav.menu') }).click();
  expect(await violationsByMode(page, '#site-menu')).toEqual(NONE);
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
