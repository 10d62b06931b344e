import type { Locator, Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { open, type ColourScheme } from '../support/browser/browser';
import { tabTo } from '../support/browser/focus';
import { LAMP, SCREEN } from '../support/site/gathered-works';
import { unseenIn, wordsOnTheirOwn } from '../support/browser/forced-colours';
import { changeBetween, contrastIn, lookOf } from '../support/browser/pixels';
import { readQr } from '../support/browser/read-qr';
import { expect, inTurn, test } from '../support/test';

// Colours speak one language.
const LOCALE = 'en';
const t = translator(LOCALE);

const forced = (page: Page, colorScheme: ColourScheme = 'light') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

// Whether every control can be seen is asked of each screen (walk/questions/forced-colours.ts).
test('what cannot be seen would be found', async () => {
  const page = await open(routePath('contact', LOCALE), { prepare: (next) => forced(next) });
  await page.addStyleTag({
    content:
      'main button { forced-color-adjust: auto !important } input { border-color: Canvas !important; appearance: none }',
  });
  expect(await wordsOnTheirOwn(page)).toEqual([expect.stringContaining(t('enquiry.submit'))]);
  await expect
    .poll(() => unseenIn(page))
    .toEqual(expect.arrayContaining([expect.stringContaining('name="name"')]));
});

for (const mode of inTurn(['light', 'dark'] as const, __filename))
  test.describe(`in the colours of a system, ${mode}, one sees`, () => {
    const visit = (path: string) => open(path, { colorScheme: mode, prepare: (next) => forced(next, mode) });
    /** How much of an element changes to the eye by what is done. */
    const change = async (element: Locator, act: () => Promise<unknown>, margin = 0): Promise<number> => {
      const before = await lookOf(element, margin);
      await act();
      return changeBetween(before, await lookOf(element, margin));
    };

    test('which radio is chosen, and whether a switch is on', async () => {
      const page = await visit(routePath('contact', LOCALE));
      const radio = page.getByRole('main').getByRole('radio', { name: t('form.phone') });
      expect(await change(radio, () => radio.check())).toBeGreaterThan(30);
      const choice = page.getByRole('main').getByRole('switch').first();
      expect(await change(choice, () => choice.check())).toBeGreaterThan(100);
    });

    test('what has the focus', async () => {
      const page = await visit(routePath('about', LOCALE));
      for (const control of [
        page.getByRole('button', { name: t('nav.menu') }),
        page.getByRole('button', { name: t('search.open'), exact: true }),
        page.getByRole('contentinfo').getByRole('link').first(),
      ])
        expect(await change(control, () => tabTo(control, 80), 6)).toBeGreaterThan(100);
    });

    test('which of the lights and which of the works are chosen', async () => {
      const page = await visit(routePath('works-type-slug', LOCALE, { slug: 'all' }));
      const sold = page.getByRole('main').getByRole('link', { name: new RegExp(`^${t('works.sold')}`) });
      const choose = async () => {
        await sold.click();
        await sold.and(page.locator('[aria-current]')).waitFor();
      };
      expect(await change(sold, choose)).toBeGreaterThan(30);
      const light = page.getByRole('contentinfo').locator(`label[data-preference=light]`);
      expect(await change(light, () => light.click())).toBeGreaterThan(10);
    });

    test('which page one is on, and in which language', async () => {
      const page = await visit(routePath('about', LOCALE));
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog');
      for (const current of [
        menu.getByRole('link', { name: t('nav.about') }),
        menu.getByRole('link', { name: 'English' }),
      ])
        expect(
          await change(current, () => current.evaluate((link) => link.removeAttribute('aria-current'))),
        ).toBeGreaterThan(10);
    });

    test('that a work is sold', async () => {
      const page = await visit(routePath('works-slug', LOCALE, { slug: SCREEN.slugs[LOCALE] }));
      const sold = page.getByRole('main').getByText(t('work.sold'), { exact: true }).first();
      const { height = 0 } = (await sold.boundingBox()) ?? {};
      const look = await lookOf(sold);
      // The dot is the first of its width, in the middle of its height.
      const dot = look.light[Math.round(height / 2) * look.width + 4]!;
      const ground = look.light[0]!;
      expect((Math.max(dot, ground) + 0.05) / (Math.min(dot, ground) + 0.05)).toBeGreaterThan(3);
    });

    test('the lamp of the house, lit or not, and that of a work', async () => {
      const page = await visit(routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] }));
      const house = page.getByRole('banner').getByRole('button', { name: /^Lights/ });
      expect(contrastIn(await lookOf(house))).toBeGreaterThan(4.5);
      expect(await change(house, () => house.click())).toBeGreaterThan(20);
      const lamp = page.getByRole('main').getByRole('switch').first();
      expect(await change(lamp, () => lamp.click())).toBeGreaterThan(60);
    });

    test('how large a work is, and its code', async () => {
      const work = await visit(routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] }));
      expect(contrastIn(await lookOf(work.getByRole('img', { name: /person of 170/ })))).toBeGreaterThan(4.5);
      const creator = await visit(routePath('creators-slug', LOCALE, { slug: 'odile-kerherve' }));
      const code = creator.getByRole('img', { name: /QR/ }).first();
      await code.scrollIntoViewIfNeeded();
      expect(await readQr(code)).toContain('/creators/odile-kerherve');
    });
  });
