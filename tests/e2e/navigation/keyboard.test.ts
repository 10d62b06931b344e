import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { focusOn, tabTo } from '../support/browser/focus';
import { expect, inTurn, test } from '../support/test';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`by keyboard, in ${locale}`, () => {
    const t = translator(locale);
    const home = routePath('index', locale);
    const creators = routePath('creators', locale);

    test('the first Tab offers to skip to the content', async () => {
      const page = await open(home);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('nav.skip') });
      await focusOn(skip);
      await expect.poll(() => skip.boundingBox()).toMatchObject({ y: expect.any(Number) });
      await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await focusOn(page.getByRole('main'));
    });

    for (const key of ['Enter', 'Space'])
      test(`${key} opens the menu, which keeps the focus until Escape`, async () => {
        const page = await open(home);
        const button = page.getByRole('button', { name: t('nav.menu') });
        const menu = page.getByRole('dialog', { name: t('nav.menu') });
        await tabTo(button);
        await page.keyboard.press(key);
        await focusOn(menu, { within: true });
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
        await focusOn(button);
      });

    test('a page reached by the menu gets the focus on its heading, and the menu closes', async () => {
      const page = await open(home);
      await tabTo(page.getByRole('button', { name: t('nav.menu') }));
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await tabTo(menu.getByRole('link', { name: t('nav.creators') }));
      await page.keyboard.press('Enter');
      await arrivedAt(page, creators);
      await menu.waitFor({ state: 'hidden' });
      await focusOn(page.getByRole('heading', { level: 1, name: t('creators.title') }));
    });
  });
