import type { Locator } from 'playwright-core';
import { HONEYPOT_FIELD } from '../../../src/contract/forms/bounds';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { useBrowser } from '../support/browser/browser';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { keptIn } from './kept-forms';

const open = useBrowser();

describe.each(LOCALE_CODES)('without scripts, in %s', (locale) => {
  const t = translator(locale);
  const contact = routePath('contact', locale);

  async function openForm(button: string, path = contact) {
    const page = await open(path, { javaScriptEnabled: false });
    const form = formWith(page, button);
    return { page, form, submit: () => form.getByRole('button', { name: button }).click() };
  }
  const says = (place: Locator, text: string) => place.getByText(text).waitFor();

  it('a message about a work is sent with its choices, and thanked for in a page', async () => {
    const email = `plain-${locale}@example.org`;
    const slug = locale === 'en' ? 'quai-bench' : 'banc-quai';
    const { page, form, submit } = await openForm(t('enquiry.submit'), `${contact}?work=${slug}`);
    await fillIn(form, t, email);
    await form.getByRole('radio', { name: t('form.phone') }).check();
    await field(form, t('form.phone')).fill('+33 1 99 00 12 34');
    await form.getByRole('switch').check();
    await submit();
    await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    await says(page.getByRole('main'), t('enquiry.thanks'));
    await says(page.getByRole('main'), t('form.see-you-soon'));
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

  it('a subscription is thanked for in a page', async () => {
    const email = `plain-newsletter-${locale}@example.org`;
    const { page, form, submit } = await openForm(t('newsletter.submit'));
    await field(form, t('form.email')).fill(email);
    await form.getByRole('switch', { name: t('newsletter.professional') }).check();
    await submit();
    await page.getByRole('heading', { name: t('newsletter.success') }).waitFor();
    expect(keptIn('subscriptions', email)).toMatchObject({ locale, is_professional: 1 });
  });

  it('what is wrong is listed, and going back loses nothing', async () => {
    const { page, form, submit } = await openForm(t('enquiry.submit'));
    await fillIn(form, t, `wrong-${locale}@example.org`);
    await form.getByRole('radio', { name: t('form.phone') }).check();
    await submit();
    await page.getByRole('heading', { name: t('form.failed') }).waitFor();
    await says(page.getByRole('listitem'), t('form.error.required', { field: t('form.phone') }));
    await says(page.getByRole('main'), t('form.back'));
    await page.goBack();
    expect(await field(form, t('form.message')).inputValue()).toBe(MESSAGE);
  });

  it('a filled honeypot is thanked and kept nowhere', async () => {
    const email = `robot-${locale}@example.org`;
    const { page, form, submit } = await openForm(t('enquiry.submit'));
    await fillIn(form, t, email);
    await form.locator(`[name=${HONEYPOT_FIELD}]`).fill('https://spam.example', { force: true });
    await submit();
    await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    expect(keptIn('messages', email)).toBeUndefined();
  });
});
