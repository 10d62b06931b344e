import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { newVisitor, open } from '../support/browser/browser';
import { expect, inTurn, test } from '../support/test';

/** ms; more than a page keeps a press without scripts. */
const PATIENCE = 20_000;

const WORK = { en: 'quai-bench', fr: 'banc-quai' };

/** Opens a page whose scripts come once `press` has been made. */
async function pressEarly(path: string, press: (page: Page) => Promise<void>): Promise<Page> {
  let letScriptsCome: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => (letScriptsCome = resolve));
  return open(path, {
    prepare: async (page) => {
      await page.route('**/*.js', async (route) => {
        await pressed;
        await route.continue();
      });
      void press(page).then(letScriptsCome);
    },
  });
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const work = routePath('works-slug', locale, { slug: WORK[locale] });

    test('the search, pressed before the page is alive, opens once it is', async () => {
      const press = (page: Page) => page.getByRole('button', { name: t('search.open') }).click();
      const page = await pressEarly(work, press);
      await page.getByRole('dialog').waitFor();
      expect(new URL(page.url()).pathname).toBe(work);
    });

    test('so does the enquiry', async () => {
      const press = (page: Page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: t('work.enquire'), exact: true })
          .click();
      const page = await pressEarly(work, press);
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(work);
    });
  });

test('a press on a page whose scripts do not come is answered by the page that the link leads to', async () => {
  const page = await newVisitor();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routePath('about', 'en'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: translator('en')('search.open') }).click();
  await page.waitForURL(`**${allWorksPath('en')}`, { timeout: PATIENCE, waitUntil: 'commit' });
  await page.context().close();
});
