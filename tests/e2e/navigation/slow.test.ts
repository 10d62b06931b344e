import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { expect, inTurn, test } from '../support/test';
const isComing = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-coming'));
/** How far the floor line has been drawn, from 0 to 1; undefined where there is none. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const { content, transform } = getComputedStyle(document.body, '::after');
    return content === 'none' ? undefined : transform === 'none' ? 1 : new DOMMatrix(transform).a;
  });

const legalLink = (page: Page, locale: LocaleCode) =>
  page.getByRole('contentinfo').getByRole('link', { name: translator(locale)('nav.legal-notice') });

/** Holds back what the legal notice is made of. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/page-data\/.*(legal-notice|mentions-legales)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`in ${locale}, a page that takes its time draws the floor line and is announced, and not before 300 ms`, async () => {
    const contact = routePath('contact', locale);
    let release: () => void = () => undefined;
    const page = await open(contact, {
      reducedMotion: 'no-preference',
      prepare: async (it) => {
        release = await hold(it);
      },
    });
    // What announces it comes when the browser is idle.
    await page.waitForLoadState('networkidle');
    await expect.poll(() => drawn(page)).toBeUndefined();
    const announced = page.getByRole('status').filter({ hasText: translator(locale)('following.coming') });
    await expect(announced).toHaveCount(0);
    await legalLink(page, locale).click();
    await expect.poll(() => isComing(page)).toBe(true);
    await page.waitForFunction(() => {
      const { content, transform } = getComputedStyle(document.body, '::after');
      // Of what is not there, the matrix is that of a line which is drawn.
      return content !== 'none' && new DOMMatrix(transform).a > 0.2;
    });
    // The floor line shows it to who sees.
    await announced.waitFor({ state: 'attached' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    release();
    await arrivedAt(page, routePath('legal-notice', locale));
    await expect.poll(() => isComing(page)).toBe(false);
    await expect(announced).toHaveCount(0);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`in ${locale}, without a network the page stays, says so, keeps its forms and follows the link later`, async () => {
    const t = translator(locale);
    const contact = routePath('contact', locale);
    const page = await open(contact, { prepare: (it) => hold(it) });
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: t('form.message') }).fill('Bonjour');
    await page.context().setOffline(true);
    await legalLink(page, locale).click();
    await page
      .getByRole('status')
      .filter({ hasText: t('following.offline') })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(contact);
    await expect(page.getByRole('textbox', { name: t('form.message') })).toHaveValue('Bonjour');
    await expect.poll(() => drawn(page)).toBeUndefined();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await arrivedAt(page, routePath('legal-notice', locale));
  });

test('a link to the other language waits for the network, too', async () => {
  const page = await open(routePath('about', 'en'));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: translator('en')('following.offline') })
    .waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(`**${routePath('about', 'fr')}`);
});

test('a page that the menu leads to waits for the network, and the menu says so', async () => {
  const page = await open(routePath('about', 'en'), { viewport: { width: 390, height: 844 } });
  const t = translator('en');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
  const menu = page.getByRole('dialog', { name: t('nav.menu') });
  await page.context().setOffline(true);
  await menu.getByRole('link', { name: t('nav.press') }).click();
  const said = menu.getByRole('alert').filter({ hasText: t('following.offline') });
  await said.waitFor();
  const isInSight = await said.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isInSight).toBe(true);
  await page.context().setOffline(false);
  await page.waitForURL(`**${routePath('press', 'en')}`);
  await menu.waitFor({ state: 'hidden' });
});
