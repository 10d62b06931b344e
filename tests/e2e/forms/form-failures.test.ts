import type { Page, Route } from '@playwright/test';
import { keptRows } from '../../../api/testing/kept-rows';
import { translator } from '../../../src/i18n/i18n';
import type { LocaleCode } from '../../../src/i18n/locales';
import type { Translate } from '../../../src/i18n/message-key';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { SITE } from '../support/site/site';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { expect, test } from '../support/test';
const API = '**/api/form/contact';

/** A contact form that is filled in, and how to send it. */
async function openFilled(locale: LocaleCode, email = 'camille@example.org') {
  const t = translator(locale);
  const page = await open(routePath('contact', locale));
  const form = formWith(page, t('enquiry.submit'));
  await fillIn(form, t, email);
  const submit = () => form.getByRole('button', { name: t('enquiry.submit') }).click();
  return { t, page, form, submit };
}

// What is said in each language is tried with the form itself (contact-form.test.tsx); here each failure comes about once.
for (const [name, locale, prepare, text] of [
  ['offline', 'en', (page) => page.context().setOffline(true), (t) => t('form.offline')],
  ['with a dead API', 'fr', (page) => page.route(API, (route) => route.abort()), (t) => t('form.offline')],
  ['after a fault of the server', 'en', answering({ status: 500, body: '{}' }), (t) => t('form.server')],
  [
    'after too many forms',
    'fr',
    answering({ status: 429, headers: { 'retry-after': '90' }, body: '{}' }),
    (t) => t('form.rate-limited', { count: 2 }),
  ],
  // Never answered: the form gives up after 10 s.
  ['when the server is silent', 'en', (page) => page.route(API, () => undefined), (t) => t('form.timeout')],
] satisfies [string, LocaleCode, (page: Page) => Promise<unknown>, (t: Translate) => string][] as [
  string,
  LocaleCode,
  (page: Page) => Promise<unknown>,
  (t: Translate) => string,
][])
  test(`${name} the form says what to do, and keeps what was typed, in ${locale}`, async () => {
    const { t, page, form, submit } = await openFilled(locale);
    await prepare(page);
    await submit();
    await form.getByRole('alert').getByText(text(t)).waitFor();
    await expect(field(form, t('form.message'))).toHaveValue(MESSAGE);
  });

test('a slow API shows a spinner, and a second submit is ignored', async () => {
  const { t, page, form, submit } = await openFilled('en');
  const held: Route[] = [];
  await page.route(API, (route) => void held.push(route));
  await submit();
  await form.getByText(t('form.sending')).waitFor();
  // The button says that it is disabled, so a click of the test would wait for it; a visitor's does not.
  await form.getByRole('button', { name: t('enquiry.submit') }).dispatchEvent('click');
  await field(form, t('form.name')).press('Enter');
  expect(held).toHaveLength(1);
  await held[0]?.fulfill({ json: { data: { message: 'done' } } });
  await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
});

test('a form whose answer never came is one message when it is sent again, also after a reload', async () => {
  const email = 'cut-off@example.org';
  const { t, page, form, submit } = await openFilled('en', email);
  await page.route(API, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit();
  await form.getByRole('alert').getByText(t('form.offline')).waitFor();
  await submit();
  await form.getByRole('alert').getByText(t('form.offline')).waitFor();
  await page.unroute(API);
  await page.reload();
  await expect(field(form, t('form.email'))).toHaveValue(email);
  await submit();
  await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
  expect(keptRows(SITE.dataDir, 'messages').filter((row) => row['email'] === email)).toHaveLength(1);
});

test('the server’s errors stand on their fields', async () => {
  const { t, page, form, submit } = await openFilled('fr');
  const errors = { email: 'No such address.' };
  await answering({ status: 422, body: JSON.stringify({ error: { message: '', errors } }) })(page);
  await submit();
  await form.getByText('No such address.').waitFor();
  await expect(field(form, t('form.email'))).toHaveAttribute('aria-invalid', 'true');
});

/** Has the API answer every contact form alike. */
function answering(answer: { status: number; body: string; headers?: Record<string, string> }) {
  return (page: Page) =>
    page.route(API, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
}
