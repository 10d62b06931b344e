import type { Page } from 'playwright-core';
import { translator } from '../../../src/i18n/i18n';
import { LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { listPathOf } from '../../../src/routes/alternates';
import { ROUTES } from '../../../src/routes/route-table';
import { arrivedAt, useBrowser } from '../support/browser/browser';
import { BUILT_PAGES, ONE_PAGE_PER_ROUTE, ORIGIN, type SitePage } from '../support/site/site';

const open = useBrowser();
const otherThan = (locale: LocaleCode): LocaleCode => (locale === 'en' ? 'fr' : 'en');

const switchTo = (page: Page, locale: LocaleCode): Promise<void> =>
  // The last switch of a page: that of the footer, or the one above a sheet.
  page.getByRole('link', { name: LOCALES[locale].name, exact: true }).last().click();

/** Of a room see rooms/room.test.ts: its addresses are told to nobody. */
const hasSwitch = ({ route }: SitePage): boolean => ROUTES[route].rendering !== 'client';
const isTranslated = ({ locale, alternates }: SitePage): boolean => alternates[otherThan(locale)] !== null;

/** Goes to a page by the switch, which changes the language of the document with it. */
async function expectSwitch(page: Page, to: LocaleCode, path: string | null): Promise<void> {
  await switchTo(page, to);
  await arrivedAt(page, path ?? '');
  await page.locator(`html[lang=${LOCALES[to].tag}]`).waitFor({ state: 'attached' });
  await page.locator(`link[rel=canonical][href="${ORIGIN}${path}"]`).waitFor({ state: 'attached' });
}

it.each(ONE_PAGE_PER_ROUTE.filter((page) => page.locale === 'en' && hasSwitch(page) && isTranslated(page)))(
  '$path is the same page in the other language, and back',
  async ({ path, alternates }) => {
    const page = await open(path);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await expectSwitch(page, 'fr', alternates.fr);
    await expectSwitch(page, 'en', path);
  },
);

const untranslated = BUILT_PAGES.filter((page) => hasSwitch(page) && !isTranslated(page));

it('the sample catalogue has items in one language alone', () => {
  expect(new Set(untranslated.map(({ locale }) => locale)).size).toBeGreaterThan(1);
});

it.each(untranslated)('$path, not translated, gives way to its list, which says so', async (item) => {
  const other = otherThan(item.locale);
  const page = await open(item.path);
  const notice = page.getByText(translator(other)('nav.untranslated'));
  await switchTo(page, other);
  await arrivedAt(page, `${listPathOf(item.route, other)}#untranslated`);
  await notice.waitFor({ state: 'visible' });

  await page.goto(listPathOf(item.route, other));
  expect(await notice.isVisible()).toBe(false);
});
