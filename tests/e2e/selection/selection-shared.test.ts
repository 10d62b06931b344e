import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { slugListQuery } from '../../../src/contract/forms/slug-list';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type ColourScheme } from '../support/browser/browser';
import { field, fillIn, formWith } from '../forms/form-fields';
import { BENCH, gathered, LOST, SCREEN, storedTitles } from '../support/site/gathered-works';
import { keptIn } from '../forms/kept-forms';
import { expect, inTurn, test } from '../support/test';
const BOTH = JSON.stringify([BENCH.id, SCREEN.id]);

interface Sharing extends Window {
  shared?: ShareData;
}

/** A device with a share sheet, which keeps what it is handed. */
const withShareSheet = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        (window as Sharing).shared = data;
        return Promise.resolve();
      },
    });
  });

const otherThan = (locale: LocaleCode) => (locale === 'en' ? 'fr' : 'en');

const sharedQuery = (locale: LocaleCode, works = [BENCH, SCREEN]) =>
  slugListQuery(works.map(({ slugs }) => slugs[locale]));
const addressIn = (locale: LocaleCode, works?: (typeof BENCH)[]) =>
  routePath('selection', locale) + sharedQuery(locale, works);
const titles = (page: Page) => page.locator('main [data-work] i').allInnerTexts();
const reference = (page: Page, locale: LocaleCode) =>
  page.getByText(translator(locale)('work.reference', { reference: SCREEN.reference }));

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const other = otherThan(locale);
    const selection = routePath('selection', locale);

    test('is shared as an address that another visitor opens, in the other language, too, and adds to the own', async () => {
      const page = await open(selection, {
        prepare: async (next) => {
          await gathered(locale, BENCH, SCREEN)(next);
          await withShareSheet(next);
        },
      });
      await reference(page, locale).waitFor();
      await page.getByRole('button', { name: t('share.share') }).click();
      await page.waitForFunction(() => (window as Sharing).shared);
      const url = new URL((await page.evaluate(() => (window as Sharing).shared?.url)) ?? '');
      expect(url.pathname + url.search).toBe(addressIn(locale));

      const visitor = await open(url.pathname + url.search, { prepare: gathered(locale, LOST) });
      const switchTo = (code: LocaleCode) =>
        visitor.getByRole('contentinfo').getByRole('link', { name: LOCALES[code].name }).click();
      await visitor.getByText(t('selection.shared')).waitFor();
      await reference(visitor, locale).waitFor();
      await expect.poll(() => titles(visitor)).toEqual([BENCH.titles[locale], SCREEN.titles[locale]]);
      await expect.poll(() => storedTitles(visitor)).toEqual([LOST.titles[locale]]);

      await switchTo(other);
      await arrivedAt(visitor, addressIn(other));
      await reference(visitor, other).waitFor();
      await expect.poll(() => titles(visitor)).toEqual([BENCH.titles[other], SCREEN.titles[other]]);
      await switchTo(locale);
      await arrivedAt(visitor, addressIn(locale));
      await reference(visitor, locale).waitFor();

      await visitor.getByRole('button', { name: t('selection.add-all') }).click();
      await visitor.getByText(t('selection.added-count', { count: 2 })).waitFor();
      await expect
        .poll(() => storedTitles(visitor))
        .toEqual([LOST, BENCH, SCREEN].map((work) => work.titles[locale]));
      await visitor
        .getByRole('main')
        .getByRole('link', { name: t('selection.see-own') })
        .click();
      await arrivedAt(visitor, selection);
      await visitor.getByText(t('selection.gone', { count: 1 })).waitFor();
      await expect(visitor.locator('main [data-work]')).toHaveCount(2);
    });

    test('an enquiry about all of them reaches the gallery in one message', async () => {
      const email = `selection-${locale}@example.org`;
      const page = await open(selection, { prepare: gathered(locale, BENCH, SCREEN) });
      await reference(page, locale).waitFor();
      const enquire = page.getByRole('main').getByRole('link', { name: t('work.enquire') });
      await enquire.click();
      const dialog = page.getByRole('dialog', { name: t('work.enquire') });
      const rows = dialog.getByRole('list', { name: t('enquiry.works') }).getByRole('listitem');
      await rows.first().waitFor();
      await expect(rows).toHaveCount(2);
      await field(dialog.locator('form'), t('form.message')).fill('A draft');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await enquire.click();
      await expect(field(dialog.locator('form'), t('form.message'))).toHaveValue('A draft');
      await fillIn(dialog.locator('form'), t, email);
      await dialog.getByRole('button', { name: t('enquiry.submit') }).click();
      await dialog.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ locale, work: null, works: BOTH });
      await expect.poll(() => storedTitles(page)).toHaveLength(2);
    });
  });

test('names what is gone of an address, reads slugs of both languages, and takes what is no slug for nothing', async () => {
  const t = translator('en');
  const slugs = [SCREEN.slugs.fr, BENCH.slugs.en, LOST.slugs.en, BENCH.slugs.en];
  const page = await open(`${routePath('selection', 'en')}${slugListQuery(slugs)},../about,%3Cscript%3E`);
  await page.getByText(t('selection.gone', { count: 1 })).waitFor();
  await reference(page, 'en').waitFor();
  await expect.poll(() => titles(page)).toEqual([SCREEN.titles.en, BENCH.titles.en]);
});

for (const [name, locale, javaScriptEnabled] of [
  ['the contact page is told the works by its address', 'fr', true],
  ['without scripts the form passes the works on as well', 'en', false],
] as const)
  test(`${name}`, async () => {
    const t = translator(locale);
    const email = `selection-contact-${locale}@example.org`;
    const page = await open(routePath('contact', locale) + sharedQuery(locale), { javaScriptEnabled });
    if (javaScriptEnabled) await page.getByText(SCREEN.titles[locale], { exact: true }).waitFor();
    const form = formWith(page, t('enquiry.submit'));
    await fillIn(form, t, email);
    await form.getByRole('button', { name: t('enquiry.submit') }).click();
    await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    expect(keptIn('messages', email)).toMatchObject({ works: BOTH });
  });

// Each language and each scheme once: colours know no language.
for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as [LocaleCode, ColourScheme][])
  test(`breaks no guideline in ${locale}, ${colorScheme}`, async () => {
    const t = translator(locale);
    const violations = async (page: Page) => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const found = await new AxeBuilder({ page }).withTags(tags).analyze();
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    };
    const prepare = gathered(locale, BENCH, SCREEN, LOST);
    const own = await open(routePath('selection', locale), { colorScheme, prepare });
    await own.getByText(t('selection.gone', { count: 1 })).waitFor();
    const takeOut = t('selection.take-out-named', { title: BENCH.titles[locale] });
    await own.getByRole('button', { name: takeOut }).click();
    expect(await violations(own)).toEqual([]);
    await own
      .getByRole('main')
      .getByRole('link', { name: t('work.enquire') })
      .click();
    await own
      .getByRole('dialog')
      .getByRole('list', { name: t('enquiry.works') })
      .waitFor();
    expect(await violations(own)).toEqual([]);

    const shared = await open(addressIn(locale), { colorScheme });
    await reference(shared, locale).waitFor();
    await shared.getByRole('button', { name: t('selection.add-all') }).click();
    await shared.getByText(t('selection.added-count', { count: 2 })).waitFor();
    expect(await violations(shared)).toEqual([]);
  });

test('a work without a page in this language is shown on the one it has', async () => {
  const french = { slugs: { en: null, fr: 'serre-livres-estacade' }, title: 'Serre-livres', creators: '' };
  const page = await open('/selection', {
    prepare: (next) =>
      next.addInitScript((text) => localStorage.setItem('selection-v1', text), JSON.stringify([french])),
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Paire de serre-livres Estacade' });
  await link.waitFor();
  await expect(link).toHaveAttribute('href', '/fr/oeuvres/serre-livres-estacade');
});
