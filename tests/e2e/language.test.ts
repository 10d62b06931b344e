import type { Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { LOCALES, type LocaleCode } from '../../src/i18n/locales';
import { listPathOf } from '../../src/routes/alternates';
import { arrivedAt, useBrowser } from './support/browser';
import { BUILT_PAGES, ONE_PAGE_PER_ROUTE, type SitePage } from './support/site';

const open = useBrowser();
const otherThan = (locale: LocaleCode): LocaleCode => (locale === 'en' ? 'fr' : 'en');

const switchTo = (page: Page, locale: LocaleCode): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: LOCALES[locale].name }).click();

const htmlLang = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

const hasSwitch = ({ route }: SitePage): boolean => route !== 'preview-id' && route !== 'works-slug-pdf';
const isTranslated = ({ locale, alternates }: SitePage): boolean => alternates[otherThan(locale)] !== null;

it.each(ONE_PAGE_PER_ROUTE.filter((page) => hasSwitch(page) && isTranslated(page)))(
  '$path is the same page in the other language',
  async ({ path, locale, alternates }) => {
    const other = otherThan(locale);
    const page = await open(path);
    expect(await htmlLang(page)).toBe(locale);
    await switchTo(page, other);
    await arrivedAt(page, alternates[other] ?? '');
    await page.locator(`html[lang=${other}]`).waitFor({ state: 'attached' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`${alternates[other]}$`),
    );
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
