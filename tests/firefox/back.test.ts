import type { Page } from 'puppeteer-core';
import { translator } from '../../src/i18n/i18n';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { routePath } from '../../src/routes/route-path';
import { hasArrived, isAlive } from '../e2e/support/browser/page-state';
import { useFirefox } from './use-firefox';
import { expect, inTurn, test } from '../e2e/support/test';

const open = useFirefox();
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };

/** Something with a role and an accessible name. */
const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const opened = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[role=dialog], dialog[open]'));
const closed = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[role=dialog]:not([hidden]), dialog[open]'));
const back = (page: Page) => page.evaluate(() => window.history.back());
const placeOf = (page: Page) => page.evaluate(() => window.location.pathname + window.location.search);

/** In Firefox as in Chromium (tests/e2e/navigation/back.test.ts). */
for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`Back on a phone, in ${locale}`, () => {
    const t = translator(locale);
    const press = routePath('press', locale);
    const about = routePath('about', locale);
    const work = routePath('works-slug', locale, { slug: BENCH[locale] });

    /** A visitor who has come to a page from another one. */
    async function arriveAt(path: string) {
      const visit = await open(press);
      await visit.page.waitForFunction(isAlive);
      await visit.page.evaluate(
        (to) => (window as unknown as { ___navigate: (path: string) => void }).___navigate(to),
        path,
      );
      await arrived(visit.page, path);
      return visit;
    }
    async function arrived(page: Page, path: string): Promise<void> {
      await page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path);
      await page.waitForFunction(hasArrived);
    }
    /** The first Back closes what is open and nothing else, the next one leaves the page. */
    async function closesByBack(page: Page, path: string): Promise<void> {
      await back(page);
      await closed(page);
      expect(await placeOf(page)).toBe(path);
      await back(page);
      await arrived(page, press);
    }

    test('closes the menu', async () => {
      const { page, faults } = await arriveAt(about);
      await named(page, 'button', t('nav.menu')).click();
      await opened(page);
      await closesByBack(page, about);
      expect(faults).toEqual([]);
    });

    test('closes the search, typed words and all', async () => {
      const { page, faults } = await arriveAt(about);
      await named(page, 'button', t('search.open')).click();
      await opened(page);
      await page.waitForFunction(() => document.activeElement?.localName === 'input');
      await page.keyboard.type('lampe');
      await page.waitForFunction(() => window.location.search.includes('q=lampe'));
      await closesByBack(page, about);
      expect(faults).toEqual([]);
    });

    test('closes the viewer', async () => {
      const { page, faults } = await arriveAt(work);
      await page.locator('#picture-1').click();
      await page.waitForSelector('.pswp');
      await back(page);
      await page.waitForFunction(() => !document.querySelector('.pswp'));
      expect(await placeOf(page)).toBe(work);
      expect(faults).toEqual([]);
    });

    test('closes an enquiry, which has what was typed when it opens again', async () => {
      const { page, faults } = await arriveAt(work);
      await named(page, 'link', t('work.enquire')).click();
      await page.waitForSelector('[role=dialog] form');
      await named(page, 'textbox', t('form.name')).fill('Marie Lenoir');
      await back(page);
      await closed(page);
      expect(await placeOf(page)).toBe(work);
      await named(page, 'link', t('work.enquire')).click();
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('[role=dialog] input[name=name]')?.value ===
          'Marie Lenoir',
      );
      await closesByBack(page, work);
      expect(faults).toEqual([]);
    });
  });
