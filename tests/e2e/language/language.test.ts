import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { listPathOf } from '../../../src/routes/alternates';
import { ROUTES } from '../../../src/routes/route-table';
import { arrivedAt, open } from '../support/browser/browser';
import { BUILT_PAGES, PAGES_IN_TURN, ORIGIN, type SitePage } from '../support/site/site';
import { everyNth, expect, test } from '../support/test';
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

const translated = PAGES_IN_TURN.filter(
  (page) => page.locale === 'en' && hasSwitch(page) && isTranslated(page),
);
for (const { path, alternates } of everyNth(translated, 3))
  test(`${path} is the same page in the other language, and back`, async () => {
    const page = await open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expectSwitch(page, 'fr', alternates.fr);
    await expectSwitch(page, 'en', path);
  });

const untranslated = BUILT_PAGES.filter((page) => hasSwitch(page) && !isTranslated(page));

test('the sample catalogue has items in one language alone', () => {
  expect(new Set(untranslated.map(({ locale }) => locale)).size).toBeGreaterThan(1);
});

for (const item of untranslated)
  test(`${item.path}, not translated, gives way to its list, which says so`, async () => {
    const other = otherThan(item.locale);
    const page = await open(item.path);
    const notice = page.getByText(translator(other)('lists.untranslated'));
    await switchTo(page, other);
    await arrivedAt(page, `${listPathOf(item.route, other)}#untranslated`);
    await notice.waitFor({ state: 'visible' });

    await page.goto(listPathOf(item.route, other));
    await expect(notice).not.toBeVisible();
  });
