import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { focusOn, tabTo } from '../support/browser/focus';
import { LAMP } from '../support/site/gathered-works';
import { expect, inTurn, test } from '../support/test';
/** More stops than a page has. */
const FAR = 200;

const inMode = (page: Page, mode: 'light' | 'dark') => page.locator(`html.theme-ui-${mode}`).waitFor();

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`by keyboard alone, in ${locale}`, () => {
    const t = translator(locale);
    const other = locale === 'en' ? 'fr' : 'en';
    const about = routePath('about', locale);
    const work = routePath('works-slug', locale, { slug: LAMP.slugs[locale] });

    for (const key of ['Enter', 'Space'])
      test(`${key} pulls the lamp, which keeps the focus`, async () => {
        const page = await open(about, { colorScheme: 'light' });
        await tabTo(page.getByRole('button', { name: t('lights.to-evening') }));
        await page.keyboard.press(key);
        await inMode(page, 'dark');
        await focusOn(page.getByRole('button', { name: t('lights.to-day') }));
        await page.keyboard.press(key);
        await inMode(page, 'light');
      });

    test('the arrow keys choose among the three lights of the footer', async () => {
      const page = await open(about, { colorScheme: 'light' });
      const choice = page.getByRole('contentinfo').getByRole('group', { name: t('lights.label') });
      await tabTo(choice.getByRole('radio', { name: t('lights.system') }), FAR);
      await page.keyboard.press('ArrowLeft');
      await focusOn(choice.getByRole('radio', { name: t('lights.dark') }));
      await inMode(page, 'dark');
      await page.keyboard.press('ArrowLeft');
      await inMode(page, 'light');
      await expect(choice.getByRole('radio', { name: t('lights.light') })).toBeChecked();
    });

    test('a lamp on a work’s page goes on and out', async () => {
      const page = await open(work, { colorScheme: 'light' });
      const lamp = page.getByRole('main').getByRole('switch').first();
      await tabTo(lamp, FAR);
      for (const [key, on] of [
        ['Space', 'true'],
        ['Enter', 'false'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(lamp).toHaveAttribute('aria-checked', on);
      }
      await focusOn(lamp);
    });

    test('which works are shown is chosen by links and fields, and how many there are is said', async () => {
      const list = allWorksPath(locale);
      const page = await open(list);
      const said = async () => {
        const shown = await page.locator('main [data-work]').count();
        await page
          .getByRole('status')
          .getByText(t('works.count', { count: shown }))
          .waitFor();
      };
      const sold = page.getByRole('link', { name: new RegExp(`^${t('works.sold')}`) });
      await tabTo(sold, FAR);
      await page.keyboard.press('Enter');
      await arrivedAt(page, `${list}?availability=sold`);
      await said();
      await tabTo(page.locator('summary'), FAR);
      await page.keyboard.press('Enter');
      await tabTo(page.getByLabel(t('works.sort')), FAR);
      await page.keyboard.press('End');
      await arrivedAt(page, `${list}?availability=sold&sort=date`);
      await said();
    });

    test('the language changes from the footer, and the same page begins with its first link', async () => {
      const page = await open(about);
      await tabTo(page.getByRole('contentinfo').getByRole('link', { name: LOCALES[other].name }), FAR);
      await page.keyboard.press('Enter');
      await arrivedAt(page, routePath('about', other));
      await page.keyboard.press('Tab');
      await focusOn(page.getByRole('link', { name: translator(other)('nav.skip') }));
    });

    test('a page is printed', async () => {
      const page = await open(work, {
        prepare: (next) => next.addInitScript(() => (window.print = () => undefined)),
      });
      await tabTo(page.getByRole('button', { name: t('work.print'), exact: true }), FAR);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(t('work.printing')).waitFor({ state: 'attached' });
      await focusOn(page.getByRole('button', { name: t('work.printing') }));
    });

    test('a picture is downloaded, and a sheet is made', async () => {
      const page = await open(work);
      await tabTo(page.getByRole('link', { name: t('work.pdf-sheet') }), FAR);
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText(t('sheet.making')).waitFor({ state: 'attached' });
      await tabTo(page.locator('main a[download]').first(), FAR);
      const download = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
    });
  });
