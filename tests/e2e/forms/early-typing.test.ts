import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { field, formWith, MESSAGE } from './form-fields';
import { expect, inTurn, test } from '../support/test';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`what was typed before the page came alive is there after a visit elsewhere, in ${locale}`, async () => {
    const t = translator(locale);
    const contact = routePath('contact', locale);
    let letScriptsCome: () => void = () => undefined;
    const typed = new Promise<void>((resolve) => (letScriptsCome = resolve));
    const page = await open(contact, {
      prepare: async (it) => {
        await it.route('**/*.js', async (route) => {
          await typed;
          await route.continue();
        });
        void field(formWith(it, t('enquiry.submit')), t('form.message'))
          .fill(MESSAGE)
          .then(letScriptsCome);
      },
    });
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.legal-notice') })
      .click();
    await arrivedAt(page, routePath('legal-notice', locale));
    await page.goBack();
    await arrivedAt(page, contact);
    const message = field(formWith(page, t('enquiry.submit')), t('form.message'));
    await expect(message).toHaveValue(MESSAGE);
  });
