import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { focusOn, tabTo } from '../support/browser/focus';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { expect, inTurn, test } from '../support/test';
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };
const SOLD = { en: 'claustra-screen', fr: 'paravent-claustra' };

const workPath = (locale: LocaleCode, slugs: typeof BENCH) =>
  routePath('works-slug', locale, { slug: slugs[locale] });

/** What the tests need to find their way in a language. */
function enquiriesIn(locale: LocaleCode) {
  const t = translator(locale);
  const link = (page: Page, name = t('work.enquire')) => page.getByRole('main').getByRole('link', { name });
  const dialogOf = (page: Page, name = t('work.enquire')) => page.getByRole('dialog', { name });

  async function openEnquiry() {
    const page = await open(workPath(locale, BENCH));
    await link(page).click();
    const dialog = dialogOf(page);
    await dialog.waitFor();
    return { page, dialog, form: dialog.locator('form') };
  }
  return { t, link, dialogOf, openEnquiry };
}

// That an enquiry reaches the gallery with its work is tried by keyboard (keyboard-forms.test.ts).
for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const { t, link, dialogOf } = enquiriesIn(locale);

    test('a sold work’s page asks for one like it', async () => {
      const page = await open(workPath(locale, SOLD));
      await link(page, t('work.looking-for')).click();
      await dialogOf(page, t('work.looking-for')).getByText(t('work.sold'), { exact: true }).waitFor();
    });
  });

test.describe('in either language', () => {
  test('an enquiry goes by keyboard, closes in every way, and the focus comes back', async () => {
    const { t, link, openEnquiry } = enquiriesIn('fr');
    const { page, dialog, form } = await openEnquiry();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await focusOn(link(page));
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await tabTo(field(form, t('form.name')));
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await focusOn(dialog, { within: true });
    }
    await field(form, t('form.name')).press('Enter');
    await focusOn(field(form, t('form.name')));
    await form.getByText(t('form.error.required', { field: t('form.name') })).waitFor();

    await dialog.getByRole('button', { name: t('nav.close') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await focusOn(link(page));
    await link(page).click();
    await dialog.waitFor();
    // Beside it.
    await page.mouse.click(10, 300);
    await dialog.waitFor({ state: 'hidden' });
    await focusOn(link(page));
  });

  test('a draft survives closing and reload, for its own work alone', async () => {
    const { t, link, openEnquiry } = enquiriesIn('en');
    const { page, dialog, form } = await openEnquiry();
    await fillIn(form, t, 'camille@example.org');
    await form.getByRole('radio', { name: t('form.phone') }).check();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await link(page).click();
    await expect(field(form, t('form.message'))).toHaveValue(MESSAGE);
    await expect(form.getByRole('radio', { name: t('form.phone') })).toBeChecked();

    await page.goto(workPath('en', SOLD), { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await link(page, t('work.looking-for')).click();
    const other = formWith(page, t('enquiry.submit'));
    await expect(field(other, t('form.message'))).toHaveValue('');
  });

  test('the contact form’s draft survives navigation and reload, and goes when it is sent', async () => {
    const { t } = enquiriesIn('fr');
    const contact = routePath('contact', 'fr');
    const page = await open(contact);
    const form = formWith(page, t('enquiry.submit'));
    await fillIn(form, t, 'draft-fr@example.org');
    await page.goto(routePath('about', 'fr'), { waitUntil: 'domcontentloaded' });
    await page.goto(contact, { waitUntil: 'domcontentloaded' });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
      MESSAGE,
    );
    await form.getByRole('button', { name: t('enquiry.submit') }).click();
    await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(field(form, t('form.message'))).toHaveValue('');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBeNull();
  });
});
