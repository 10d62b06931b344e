import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, visit } from '../support/browser/browser';
import { focusOn } from '../support/browser/focus';
import { SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`Back on a phone, in ${locale}`, () => {
    const t = translator(locale);
    const about = routePath('about', locale);
    const press = routePath('press', locale);
    const work = routePath('works-slug', locale, { slug: BENCH[locale] });

    /** A visitor who has come to a page from another one, and has read on a little. */
    async function arriveAt(path: string): Promise<Page> {
      const page = await open(press);
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await page.waitForFunction(() => window.scrollY === 300);
      return page;
    }

    /** Back closes what is open, nothing else; the next one leaves the page. */
    async function expectClosedByBack(page: Page, path: string, name: string): Promise<void> {
      const asked: string[] = [];
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => asked.push(request.url()));
      await page.goBack();
      await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      await expect.poll(() => scrollOf(page)).toBe(300);
      expect(asked.filter((url) => url.includes('page-data'))).toEqual([]);
      await page.goBack();
      await arrivedAt(page, press);
    }

    test('closes the menu, and the page is left by the next', async () => {
      const page = await arriveAt(about);
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      await page.getByRole('dialog', { name: t('nav.menu') }).waitFor();
      await expectClosedByBack(page, about, t('nav.menu'));
    });

    test('a link of the menu to the whole of a filtered list leads there, closes the menu, and is undone', async () => {
      const list = allWorksPath(locale);
      const page = await open(`${list}?availability=sold`);
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      await page.locator(`dialog[open] a[href="${list}"]`).first().click();
      await page.waitForURL(SITE.url + list);
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.goBack();
      await page.waitForURL(`${SITE.url + list}?availability=sold`);
    });

    test('closes the search, typed words and all', async () => {
      const page = await arriveAt(about);
      await page.getByRole('button', { name: t('search.open'), exact: true }).click();
      await page.getByRole('searchbox').fill('lampe');
      await page.waitForURL(/q=lampe/);
      await expectClosedByBack(page, about, t('search.open'));
    });

    test('comes back from a result to the search, and then closes it', async () => {
      const page = await arriveAt(about);
      await page.getByRole('button', { name: t('search.open'), exact: true }).click();
      await page.getByRole('searchbox').fill('Kerherve');
      // Until then the search shows where to begin, which may be this creator as well.
      await page.waitForURL(/q=Kerherve/);
      const creator = routePath('creators-slug', locale, { slug: 'odile-kerherve' });
      await page.locator(`dialog a[href="${creator}"]`).click();
      await arrivedAt(page, creator);
      await page.goBack();
      await page.getByRole('dialog', { name: t('search.open') }).waitFor();
      await expect(page.getByRole('searchbox')).toHaveValue('Kerherve');
      await page.goBack();
      await page.getByRole('dialog', { name: t('search.open') }).waitFor({ state: 'hidden' });
      await page.waitForURL(SITE.url + about);
      await page.goBack();
      await arrivedAt(page, press);
    });

    test('closes a search that was shared, and stays on its page', async () => {
      const page = await arriveAt(about);
      await visit(page, `${about}?q=lampe`);
      await page.getByRole('dialog', { name: t('search.open') }).waitFor();
      await page.goBack();
      await page.getByRole('dialog', { name: t('search.open') }).waitFor({ state: 'hidden' });
      await page.waitForURL(SITE.url + about);
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      await page.getByRole('dialog', { name: t('nav.menu') }).waitFor();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });

    test('closes the newsletter that the menu has opened; what was typed is there when it opens again', async () => {
      const page = await arriveAt(about);
      const openNewsletter = async () => {
        await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('link', { name: t('nav.newsletter') })
          .click();
        await focusOn(page.getByRole('dialog').getByRole('textbox').first());
      };
      await openNewsletter();
      await page.keyboard.type('Camille');
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(about);
      await openNewsletter();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Camille');
      await expectClosedByBack(page, about, t('newsletter.title'));
    });

    test('closes an enquiry without losing what was typed', async () => {
      const page = await arriveAt(work);
      const enquire = page.getByRole('main').getByRole('link', { name: t('work.enquire'), exact: true });
      const message = page.getByRole('dialog').getByRole('textbox', { name: t('form.message') });
      await enquire.click();
      await message.fill('Bonjour');
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(work);
      await enquire.click();
      await expect(message).toHaveValue('Bonjour');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.goBack();
      await arrivedAt(page, press);
    });

    test('closes a picture', async () => {
      const page = await arriveAt(work);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.locator('#picture-1').click();
      await page.getByRole('dialog').waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe(work);
      await page.goBack();
      await arrivedAt(page, press);
    });

    test('leads from a page that the menu led to straight to the one before', async () => {
      const page = await arriveAt(about);
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('nav.contact'), exact: true })
        .click();
      await arrivedAt(page, routePath('contact', locale));
      await page.goBack();
      await arrivedAt(page, about);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.waitForFunction(() => window.scrollY === 300);
    });

    test('stays on the page when the menu leads to where one is', async () => {
      const page = await arriveAt(about);
      await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('nav.about'), exact: true })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(() => scrollOf(page)).toBe(0);
      await page.goBack();
      await arrivedAt(page, press);
    });
  });
