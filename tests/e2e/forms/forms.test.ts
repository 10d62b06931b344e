import type { Locator } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { keptIn } from './kept-forms';
import { expect, inTurn, test } from '../support/test';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const contact = routePath('contact', locale);
    const required = (key: 'form.name' | 'form.email' | 'form.message') =>
      t('form.error.required', { field: t(key) });

    async function openContact(search = '') {
      const page = await open(contact + search);
      return { page, form: formWith(page, t('enquiry.submit')) };
    }

    const submit = (form: Locator, key: 'enquiry.submit' | 'newsletter.submit') =>
      form.getByRole('button', { name: t(key) }).click();

    async function openNewsletter() {
      const page = await open(routePath('index', locale));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.newsletter') })
        .click();
      const dialog = page.getByRole('dialog', { name: t('newsletter.title') });
      await dialog.waitFor();
      return { page, dialog, form: dialog.locator('form') };
    }

    test('the contact form says what is wrong, field by field', async () => {
      const { page, form } = await openContact();
      await submit(form, 'enquiry.submit');
      for (const key of ['form.name', 'form.email', 'form.message'] as const) {
        await form.getByText(required(key)).waitFor();
      }
      await field(form, t('form.email')).fill('camille@');
      await page.getByText(t('form.error.email', { field: t('form.email') })).waitFor();
    });

    test('a message reaches the gallery', async () => {
      const email = `message-${locale}@example.org`;
      const { page, form } = await openContact();
      await fillIn(form, t, email);
      await submit(form, 'enquiry.submit');
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      await page.getByText(t('enquiry.thanks')).waitFor();
      expect(keptIn('messages', email)).toMatchObject({
        locale,
        name: 'Camille Rousset',
        message: MESSAGE,
        inquiry_by: 'email',
        phone: null,
        work: null,
      });
      expect(keptIn('subscriptions', email)).toBeUndefined();
    });

    test('a message about a work, with a call and the newsletter asked for, reaches it as well', async () => {
      const email = `work-${locale}@example.org`;
      const slug = locale === 'en' ? 'quai-bench' : 'banc-quai';
      const { page, form } = await openContact(`?work=${slug}`);
      await fillIn(form, t, email);
      await form.getByRole('radio', { name: t('form.phone') }).check();
      await field(form, t('form.phone')).fill('+33 1 99 00 12 34');
      await form.getByRole('switch').click();
      await submit(form, 'enquiry.submit');
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({
        inquiry_by: 'phone',
        phone: '+33 1 99 00 12 34',
        work: 'quai-bench',
      });
      expect(keptIn('subscriptions', email)).toMatchObject({ locale, is_professional: 0 });
    });

    test('the newsletter’s dialog signs up who has a good address', async () => {
      const email = `newsletter-${locale}@example.org`;
      const { dialog, form } = await openNewsletter();
      await submit(form, 'newsletter.submit');
      await dialog.getByText(required('form.email')).waitFor();
      await field(form, t('form.email')).fill(email);
      await form.getByRole('switch', { name: t('newsletter.professional') }).click();
      await submit(form, 'newsletter.submit');
      await dialog.getByText(t('newsletter.success')).waitFor();
      expect(keptIn('subscriptions', email)).toMatchObject({ locale, name: null, is_professional: 1 });
    });

    test('a switch toggles on Enter and Space, which send nothing', async () => {
      const { form } = await openNewsletter();
      const professional = form.getByRole('switch', { name: t('newsletter.professional') });
      await professional.focus();
      for (const [key, checked] of [
        ['Enter', true],
        ['Space', false],
      ] as const) {
        await professional.press(key);
        await expect.poll(() => professional.isChecked()).toBe(checked);
      }
      await expect(form.getByText(required('form.email'))).toHaveCount(0);
    });

    test('the newsletter’s dialog keeps what was typed when it closes by mistake', async () => {
      const { page, dialog, form } = await openNewsletter();
      await field(form, t('form.email')).fill('camille@example.org');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.newsletter') })
        .click();
      await expect(field(dialog.locator('form'), t('form.email'))).toHaveValue('camille@example.org');
    });

    test('the newsletter’s dialog closes on Escape', async () => {
      const { page, dialog } = await openNewsletter();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });
  });
