import type { Locator } from '@playwright/test';
import { HONEYPOT_FIELD } from '../../../src/contract/forms/bounds';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { keptIn } from './kept-forms';
import { expect, inTurn, test } from '../support/test';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`without scripts, in ${locale}`, () => {
    const t = translator(locale);
    const contact = routePath('contact', locale);

    async function openForm(button: string, path = contact) {
      const page = await open(path, { javaScriptEnabled: false });
      const form = formWith(page, button);
      return { page, form, submit: () => form.getByRole('button', { name: button }).click() };
    }
    const says = (place: Locator, text: string) => place.getByText(text).waitFor();

    test('a message about a work is sent with its choices, and thanked for in a page', async () => {
      const email = `plain-${locale}@example.org`;
      const slug = locale === 'en' ? 'quai-bench' : 'banc-quai';
      const { page, form, submit } = await openForm(t('enquiry.submit'), `${contact}?work=${slug}`);
      // Not by getByText, which passes over noscript, shown or not.
      const named = form.locator('noscript p').first();
      expect([await named.isVisible(), await named.textContent()]).toEqual([
        true,
        t('enquiry.about', { count: 1 }),
      ]);
      await fillIn(form, t, email);
      await form.getByRole('radio', { name: t('form.phone') }).check();
      await field(form, t('form.phone')).fill('+33 1 99 00 12 34');
      await form.getByRole('switch').check();
      await submit();
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      await says(page.getByRole('main'), t('enquiry.thanks'));
      await says(page.getByRole('main'), t('form.see-you-soon'));
      const back = page.getByRole('main').getByRole('link', { name: /Quai/ });
      await expect(back).toHaveAttribute('href', routePath('works-slug', locale, { slug }));
      expect(keptIn('messages', email)).toMatchObject({
        locale,
        message: MESSAGE,
        inquiry_by: 'phone',
        work: 'quai-bench',
      });
      expect(keptIn('subscriptions', email)).toMatchObject({ locale });
      await page.getByRole('link', { name: t('preview.return') }).click();
      await page.waitForURL(`**${routePath('index', locale)}`);
    });

    test('a subscription is thanked for in a page', async () => {
      const email = `plain-newsletter-${locale}@example.org`;
      const { page, form, submit } = await openForm(t('newsletter.submit'));
      await field(form, t('form.email')).fill(email);
      await form.getByRole('switch', { name: t('newsletter.professional') }).check();
      await submit();
      await page.getByRole('heading', { name: t('newsletter.success') }).waitFor();
      expect(keptIn('subscriptions', email)).toMatchObject({ locale, is_professional: 1 });
    });

    test('what is wrong is said beside its field, nothing typed is lost, and it can be sent again', async () => {
      const email = `wrong-${locale}@example.org`;
      const slug = locale === 'en' ? 'quai-bench' : 'banc-quai';
      const { page, form, submit } = await openForm(t('enquiry.submit'), `${contact}?work=${slug}`);
      await fillIn(form, t, email);
      await form.getByRole('radio', { name: t('form.phone') }).check();
      await form.getByRole('switch').check();
      const [answer] = await Promise.all([page.waitForResponse('**/api/form/contact'), submit()]);
      expect(answer.status()).toBe(422);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const phone = field(form, t('form.phone'));
      await says(form, t('form.error.required', { field: t('form.phone') }));
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect.poll(() => phone.evaluate((input) => input === document.activeElement)).toBe(true);
      await expect.poll(() => page.title()).toContain(t('form.failed'));
      await expect(field(form, t('form.message'))).toHaveValue(MESSAGE);
      await expect(form.getByRole('radio', { name: t('form.phone') })).toBeChecked();
      await expect(form.getByRole('switch')).toBeChecked();
      await phone.fill('+33 1 99 00 12 34');
      await submit();
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ message: MESSAGE, work: 'quai-bench' });
      expect(keptIn('subscriptions', email)).toMatchObject({ locale });
    });

    test('a subscription that is refused is shown again where its form is', async () => {
      const { page, form, submit } = await openForm(t('newsletter.submit'));
      await field(form, t('form.name')).fill('<b>"Zoé" & Cie</b>');
      await field(form, t('form.email')).fill('zoe@example');
      await form.evaluate((element) => (element as HTMLFormElement).setAttribute('novalidate', ''));
      await submit();
      await page.waitForURL('**/api/form/subscribe');
      await says(form, t('form.error.email', { field: t('form.email') }));
      await expect(field(form, t('form.name'))).toHaveValue('<b>"Zoé" & Cie</b>');
      await field(form, t('form.email')).waitFor();
      await expect
        .poll(() => field(form, t('form.email')).evaluate((it) => it === document.activeElement))
        .toBe(true);
    });

    test('a page of thanks says it by itself as well, and is reloaded without sending anything', async () => {
      const { page, form, submit } = await openForm(t('newsletter.submit'));
      await field(form, t('form.email')).fill(`reloaded-${locale}@example.org`);
      await submit();
      await page.getByRole('heading', { name: t('newsletter.success') }).waitFor();
      const answer = await page.reload();
      expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200]);
      await says(page.getByRole('main'), t('form.see-you-soon'));
    });

    test('what fills the honeypot is thanked, kept and marked', async () => {
      const email = `robot-${locale}@example.org`;
      const { page, form, submit } = await openForm(t('enquiry.submit'));
      await fillIn(form, t, email);
      await form
        .locator(`[name=${HONEYPOT_FIELD}]`)
        .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
      await submit();
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ is_suspected: 1 });
    });
  });
