import type { Page } from 'puppeteer-core';
import { translator } from '../../src/i18n/i18n';
import { LOCALE_CODES } from '../../src/i18n/locales';
import { allWorksPath } from '../../src/routes/alternates';
import { routePath } from '../../src/routes/route-path';
import { hasArrived } from '../e2e/support/browser/page-state';
import { SITE } from '../e2e/support/site/site';
import { useFirefox } from './use-firefox';
import { expect, inTurn, test } from '../e2e/support/test';

const open = useFirefox();
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };

/** Something with a role and an accessible name. */
const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const focused = (page: Page, tag: string) =>
  page.waitForFunction((wanted) => document.activeElement?.localName === wanted, {}, tag);

async function arrivedAt(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => window.location.pathname === wanted, {}, path);
  await page.waitForFunction(hasArrived);
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const work = routePath('works-slug', locale, { slug: BENCH[locale] });

    test('the lamp changes the lights, and the choice survives a reload', async () => {
      const { page, faults } = await open(routePath('index', locale));
      const mode = () => page.evaluate(() => document.documentElement.className);
      const first = await mode();
      const press = first === 'theme-ui-light' ? 'lights.to-evening' : 'lights.to-day';
      await named(page, 'button', t(press)).click();
      await page.waitForFunction((was) => document.documentElement.className !== was, {}, first);
      const chosen = await mode();
      await page.reload();
      expect(await mode()).toBe(chosen);
      expect(faults).toEqual([]);
    });

    test('the search finds a work as it is typed, and leads there', async () => {
      const { page, faults } = await open(routePath('about', locale));
      await named(page, 'button', t('search.open')).click();
      await focused(page, 'input');
      await page.keyboard.type('Kerherbe');
      const creator = routePath('creators-slug', locale, { slug: 'odile-kerherve' });
      await page.locator(`a[data-stop][href="${creator}"]`).click();
      await arrivedAt(page, creator);
      await focused(page, 'h1');
      expect(faults).toEqual([]);
    });

    test('a work opens from the list without loading a document, and the way back leads to the same place', async () => {
      const list = allWorksPath(locale);
      const card = 'main li:nth-child(9) [data-work]';
      const { page, faults } = await open(list);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const [path, top] = await page.$eval(card, (link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        return [link.getAttribute('href')!, window.scrollY] as const;
      });
      await page.click(card);
      await arrivedAt(page, path);
      await page.goBack();
      await arrivedAt(page, list);
      await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, {}, top);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      expect(faults).toEqual([]);
    });

    test('an enquiry opens in a dialog, says what is missing, and Escape closes it', async () => {
      const { page, faults } = await open(work);
      await named(page, 'link', t('work.enquire')).click();
      await page.waitForSelector('[role=dialog] form');
      await named(page, 'button', t('enquiry.submit')).click();
      await page.waitForSelector('[role=dialog] [aria-invalid=true]');
      await named(page, 'textbox', t('form.name')).fill('Marie Lenoir');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('[role=dialog]'));
      expect(page.url()).toBe(SITE.url + work);
      expect(faults).toEqual([]);
    });
  });
