import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { focusOn, tabTo } from '../support/browser/focus';
import { field, MESSAGE } from './form-fields';
import { BENCH } from '../support/site/gathered-works';
import { keptIn } from './kept-forms';
import { expect, inTurn, test } from '../support/test';
/** More stops than a page has before its footer. */
const FAR = 80;

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`by keyboard alone, in ${locale}`, () => {
    const t = translator(locale);

    test('a work is asked about, from the first Tab on its page until the message is sent', async () => {
      const email = `keyboard-${locale}@example.org`;
      const page = await open(routePath('works-slug', locale, { slug: BENCH.slugs[locale] }));
      const link = page.getByRole('main').getByRole('link', { name: t('work.enquire') });
      await tabTo(link, FAR);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('work.enquire') });
      await focusOn(dialog, { within: true });
      await dialog.getByText('Odile Kerhervé').waitFor();
      const form = dialog.locator('form');

      // Sent too early: the focus goes to what is missing.
      await tabTo(form.getByRole('button', { name: t('enquiry.submit') }));
      await page.keyboard.press('Enter');
      await focusOn(field(form, t('form.name')));
      await page.keyboard.type('Camille Rousset');
      await tabTo(form.getByRole('radio', { name: t('form.email') }));
      await page.keyboard.press('ArrowRight');
      await focusOn(form.getByRole('radio', { name: t('form.phone') }));
      await tabTo(field(form, t('form.email')));
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await focusOn(field(form, t('form.phone')));
      await page.keyboard.type('+33 1 99 00 12 34');
      await page.keyboard.press('Tab');
      await focusOn(form.getByRole('radio', { name: t('enquiry.other') }));
      await page.keyboard.press('ArrowUp');
      await focusOn(form.getByRole('radio', { name: t('enquiry.subject.visit') }));
      await page.keyboard.press('Tab');
      const message = field(form, t('form.message'));
      await focusOn(message);
      const begun = await message.inputValue();
      expect(begun).not.toBe('');
      await page.keyboard.press('Control+End');
      await page.keyboard.type(MESSAGE);
      await page.keyboard.press('Tab');
      await focusOn(form.getByRole('switch', { name: t('newsletter.text') }));
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await focusOn(form.getByRole('button', { name: t('enquiry.submit') }));
      await page.keyboard.press('Space');

      const success = dialog.getByRole('status').filter({ hasText: t('enquiry.success') });
      await focusOn(success);
      await expect.poll(() => success.innerText()).toContain(t('enquiry.thanks'));
      await dialog.getByText(t('form.see-you-soon')).waitFor();
      await expect(form).toHaveCount(0);
      expect(keptIn('messages', email)).toMatchObject({
        locale,
        inquiry_by: 'phone',
        message: `${begun}${MESSAGE}`.trim(),
        work: BENCH.id,
      });
      expect(keptIn('subscriptions', email)).toMatchObject({ locale });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await focusOn(link);
    });

    test('the newsletter is asked for in the footer, and the focus comes back there', async () => {
      const email = `letter-${locale}@example.org`;
      const page = await open(routePath('legal-notice', locale));
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('nav.newsletter') });
      await tabTo(link, FAR);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: t('newsletter.title') });
      await focusOn(dialog, { within: true });
      const form = dialog.locator('form');
      await tabTo(field(form, t('form.email')));
      await page.keyboard.type(email);
      await tabTo(form.getByRole('switch', { name: t('newsletter.professional') }));
      await page.keyboard.press('Space');
      await tabTo(form.getByRole('button', { name: t('newsletter.submit') }));
      await page.keyboard.press('Enter');
      await focusOn(dialog.getByRole('status').filter({ hasText: t('newsletter.success') }));
      expect(keptIn('subscriptions', email)).toMatchObject({ locale, is_professional: 1 });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await focusOn(link);
    });

    test('the contact form is filled in from one field to the next, and says where it has gone', async () => {
      const email = `contact-${locale}@example.org`;
      const page = await open(routePath('contact', locale));
      const form = page.getByRole('main').locator('form').first();
      await tabTo(field(form, t('form.name')), FAR);
      await page.keyboard.type('Camille Rousset');
      await tabTo(field(form, t('form.email')));
      await page.keyboard.type(email);
      await tabTo(field(form, t('form.message')));
      await page.keyboard.type(MESSAGE);
      await tabTo(form.getByRole('button', { name: t('enquiry.submit') }));
      await page.keyboard.press('Enter');
      await focusOn(page.getByRole('status').filter({ hasText: t('enquiry.success') }));
      expect(keptIn('messages', email)).toMatchObject({ inquiry_by: 'email', message: MESSAGE });
    });
  });
