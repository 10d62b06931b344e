import { translator } from '../../../src/i18n/i18n';
import { LOCALES, LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { focusOn } from '../support/browser/focus';
import { field, fillIn, formWith, MESSAGE } from './form-fields';
import { keptIn } from './kept-forms';
import { expect, inTurn, test } from '../support/test';
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };
const LAMP = { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' };
const BENCH_TITLE = { en: 'Quai bench', fr: 'Banc Quai' };
const EVENT = {
  en: { slug: 'after-dark', title: /After dark/ },
  fr: { slug: 'a-la-nuit', title: /À la nuit/ },
};
/** In English alone. */
const TALK = 'talk-lighting-a-table';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const contact = routePath('contact', locale);

    async function openContact(search: string, javaScriptEnabled = true) {
      const page = await open(contact + search, { javaScriptEnabled });
      return { page, form: formWith(page, t('enquiry.submit')) };
    }
    const submit = (form: ReturnType<typeof formWith>) =>
      form.getByRole('button', { name: t('enquiry.submit') }).click();

    test('a work that is not there is told, what is typed stays, and the message goes without it', async () => {
      const email = `gone-${locale}@example.org`;
      const { page, form } = await openContact('?work=nobody-knows-it&title=Free+money');
      await page.getByText(t('enquiry.gone', { count: 1 })).waitFor();
      await expect(page.getByText(/Free money/)).toHaveCount(0);
      await fillIn(form, t, email);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.getByText(t('enquiry.gone', { count: 1 })).waitFor();
      await page.waitForFunction(
        (text) => [...document.querySelectorAll('textarea')].some(({ value }) => value === text),
        MESSAGE,
      );
      await submit(form);
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ work: null, message: MESSAGE });
    });

    test('a work by its slug in the other language is named in this one', async () => {
      const other = locale === 'en' ? BENCH.fr : BENCH.en;
      const { form } = await openContact(`?work=${other}`);
      await form.getByText(BENCH_TITLE[locale]).waitFor();
    });

    test('works of a selection are taken out and put back by keyboard', async () => {
      const email = `taken-out-${locale}@example.org`;
      const { page, form } = await openContact(`?works=${BENCH[locale]},${LAMP[locale]}`);
      await form.getByText(t('enquiry.about', { count: 2 })).waitFor();
      const takeOut = form.getByRole('button', { name: `${t('enquiry.take-out')} ${BENCH_TITLE[locale]}` });
      const putBack = form.getByRole('button', { name: `${t('enquiry.put-back')} ${BENCH_TITLE[locale]}` });
      await takeOut.press('Enter');
      await focusOn(putBack);
      await putBack.press('Enter');
      await takeOut.press('Enter');
      await form.getByText(t('enquiry.about', { count: 1 })).waitFor();
      await fillIn(form, t, email);
      await submit(form);
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ works: '["guetteur-floor-lamp"]' });
    });

    test('a chosen subject writes a line in the work’s dialog', async () => {
      const page = await open(routePath('works-slug', locale, { slug: LAMP[locale] }));
      await page
        .getByRole('main')
        .getByRole('link', { name: t('work.enquire') })
        .click();
      const form = page.getByRole('dialog').locator('form');
      await form.getByRole('radio', { name: t('enquiry.subject.visit') }).check();
      await expect(field(form, t('form.message'))).toHaveValue(t('enquiry.line.visit', { count: 1 }));
      await form.getByRole('radio', { name: t('enquiry.subject.price') }).check();
      await expect(field(form, t('form.message'))).toHaveValue(t('enquiry.line.price', { count: 1 }));
    });

    test('without scripts a work that is not there is told after the message has come', async () => {
      const email = `plain-gone-${locale}@example.org`;
      const { page, form } = await openContact('?work=nobody-knows-it', false);
      await fillIn(form, t, email);
      await submit(form);
      await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
      await page.getByText(locale === 'en' ? /reached us without them/ : /arrivé sans elles/).waitFor();
      expect(keptIn('messages', email)).toMatchObject({ work: null, message: MESSAGE });
    });
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a change of language names the event in ${locale}, and so the message`, async () => {
    const other = locale === 'en' ? 'fr' : 'en';
    const page = await open(`${routePath('contact', other)}?event=${EVENT[other].slug}`);
    await page.getByText(EVENT[other].title).first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: LOCALES[locale].name }).click();
    await page.waitForURL((url) => url.pathname === routePath('contact', locale));
    await page.getByRole('main').getByText(EVENT[locale].title).waitFor();
    const form = formWith(page, translator(locale)('enquiry.submit'));
    const message = field(form, translator(locale)('form.message'));
    await expect(message).toHaveValue(translator(locale)('enquiry.reservation'));
  });

test.describe('a place at an event', () => {
  const t = translator('en');

  test('is reserved on its page, in a dialog that says which event and when', async () => {
    const email = 'place@example.org';
    const page = await open(routePath('events-slug', 'en', { slug: TALK }));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('event.reserve') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('event.reserve') });
    await dialog.getByText(/10 December 2026, 7 to 8\spm/).waitFor();
    const form = dialog.locator('form');
    await expect(field(form, t('form.message'))).toHaveValue(t('enquiry.reservation'));
    await field(form, t('form.name')).fill('Camille Rousset');
    await field(form, t('form.email')).fill(email);
    await form.getByRole('button', { name: t('enquiry.submit') }).click();
    await dialog.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    expect(keptIn('messages', email)).toMatchObject({ event: TALK, message: t('enquiry.reservation') });
  });

  test('is reserved without scripts on the contact page', async () => {
    const email = 'plain-place@example.org';
    const page = await open(routePath('events-slug', 'en', { slug: TALK }), { javaScriptEnabled: false });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('event.reserve') })
      .click();
    await page.waitForURL(`**/contact?event=${TALK}`);
    const form = formWith(page, t('enquiry.submit'));
    await fillIn(form, t, email);
    await form.getByRole('button', { name: t('enquiry.submit') }).click();
    await page.getByRole('heading', { name: t('enquiry.success') }).waitFor();
    expect(keptIn('messages', email)).toMatchObject({ event: TALK });
  });
});
