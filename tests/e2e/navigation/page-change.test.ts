import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import type { Translate } from '../../../src/i18n/message-key';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { focusOn } from '../support/browser/focus';
import { ONE_PAGE_PER_ROUTE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function scrolledTo(page: Page, top: number): Promise<void> {
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, top);
}

interface Watched extends Window {
  seen?: string[];
  /** Gatsby's own, which its links call. */
  ___navigate?: (path: string) => void;
}

/** Notes which page is shown and whether it is leaving: at every change, as a busy machine draws few frames. */
const watchPages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = ((window as Watched).seen = []);
    const note = () => {
      const leaving = document.querySelector('[data-leaving=true]') ? 'leaving ' : '';
      const now = leaving + (document.querySelector('main h1')?.textContent ?? '');
      if (seen.at(-1) !== now) seen.push(now);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    note();
  });

const seenBy = (page: Page) => page.evaluate(() => (window as Watched).seen);

const goByFooter = (page: Page, t: Translate): Promise<void> =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.legal-notice') })
    .click();

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const grid = `${allWorksPath(locale)}?availability=available`;
    const legal = routePath('legal-notice', locale);
    const available = (page: Page) =>
      page.getByRole('link', { name: new RegExp(`^${t('works.available')}`) });
    const backToGrid = (page: Page) => page.getByRole('link', { name: t('work.back') });

    /** A visitor who has chosen available works, and opened the fourth of them by keyboard. */
    async function openWorkFromGrid() {
      const page = await open(allWorksPath(locale));
      await available(page).click();
      await arrivedAt(page, grid);
      const card = page.locator('main [data-work]').nth(3);
      await card.scrollIntoViewIfNeeded();
      const path = (await card.getAttribute('href')) ?? '';
      await card.focus();
      const top = await scrollOf(page);
      await page.keyboard.press('Enter');
      await arrivedAt(page, path);
      return { page, path, top };
    }

    /** The grid as it was left: filter, scroll and focus. */
    async function expectGrid(page: Page, path: string, top: number): Promise<void> {
      await arrivedAt(page, grid);
      await expect(available(page)).toHaveAttribute('aria-current', 'page');
      await scrolledTo(page, top);
      await focusOn(page.locator(`main [data-work][href="${path}"]`));
    }

    test('‘Back to grid view’ brings back filter, scroll and focus', async () => {
      const { page, path, top } = await openWorkFromGrid();
      await backToGrid(page).click();
      await expectGrid(page, path, top);
      await page.goForward();
      await arrivedAt(page, path);
      await backToGrid(page).focus();
      await page.keyboard.press('Enter');
      await expectGrid(page, path, top);
    });

    test('‘Back to grid view’ does so after a reload, too', async () => {
      const { page, path, top } = await openWorkFromGrid();
      await page.reload();
      await hydrated(page);
      await backToGrid(page).click();
      await expectGrid(page, path, top);
    });

    test('the browser’s Back does the same', async () => {
      const { page, path, top } = await openWorkFromGrid();
      await page.goBack();
      await expectGrid(page, path, top);
    });

    test('Back knows the place of a visitor who had scrolled before the page was alive', async () => {
      const page = await open(allWorksPath(locale), {
        prepare: (fresh) =>
          fresh.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () =>
              window.scrollTo({ top: 900, behavior: 'instant' }),
            ),
          ),
      });
      await scrolledTo(page, 900);
      // Pressed where it is: Playwright would scroll to it.
      const path = await page.locator('main [data-work]').evaluateAll((cards: HTMLAnchorElement[]) => {
        const card = cards.find((one) => one.getBoundingClientRect().top > 0)!;
        card.click();
        return card.pathname;
      });
      await arrivedAt(page, path);
      await page.goBack();
      await arrivedAt(page, allWorksPath(locale));
      await scrolledTo(page, 900);
    });

    test('‘Back to grid view’ leads to all works from a work that was opened by its address', async () => {
      const work = ONE_PAGE_PER_ROUTE.find((page) => page.route === 'works-slug' && page.locale === locale);
      const page = await open(work?.path ?? '');
      await backToGrid(page).click();
      await arrivedAt(page, allWorksPath(locale));
      await expect.poll(() => scrollOf(page)).toBe(0);
    });

    test('Back puts the focus on the link by which any page was left', async () => {
      const list = routePath('creators', locale);
      const page = await open(list);
      const link = page.locator(`main a[href^="${list}/"]`).last();
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await arrivedAt(page, path);
      await focusOn(heading(page));
      await page.goBack();
      await arrivedAt(page, list);
      await focusOn(page.locator(`main a[href="${path}"]`).last());
    });

    test('the old page leaves before the new one enters', async () => {
      const page = await open(routePath('about', locale), { reducedMotion: 'no-preference' });
      const about = (await heading(page).textContent()) ?? '';
      await watchPages(page);
      await goByFooter(page, t);
      await arrivedAt(page, legal);
      const title = (await heading(page).textContent()) ?? '';
      await page.waitForFunction((last) => (window as Watched).seen?.at(-1) === last, title);
      await expect.poll(() => seenBy(page)).toEqual([about, `leaving ${about}`, title]);
      await expect
        .poll(() => heading(page).evaluate((node) => getComputedStyle(node).visibility))
        .toBe('visible');
    });

    test('with reduced motion nothing fades', async () => {
      const page = await open(routePath('about', locale));
      const duration = await page
        .locator('[data-leaving]')
        .evaluate((node) => getComputedStyle(node).transitionDuration);
      expect(parseFloat(duration)).toBe(0);
    });

    test('a new page starts at its top, with the focus on its heading', async () => {
      const page = await open(routePath('about', locale));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await goByFooter(page, t);
      await arrivedAt(page, legal);
      await scrolledTo(page, 0);
      await focusOn(heading(page));
    });

    test('a hash leads to its element, with the focus', async () => {
      const page = await open(legal);
      const address = `${routePath('contact', locale)}#newsletter`;
      // As the site's links do.
      await page.evaluate((to) => (window as Watched).___navigate?.(to), address);
      await arrivedAt(page, address);
      const target = page.locator('#newsletter');
      await focusOn(target, { within: true });
      const { y } = (await target.boundingBox()) ?? { y: Infinity };
      expect(y).toBeLessThan(await page.evaluate(() => window.innerHeight));
    });

    test('a page that fails shows the server’s error, once in the console, and the next page is well', async () => {
      const about = routePath('about', locale);
      const errors: string[] = [];
      const page = await open(legal, {
        prepare: async (next) => {
          next.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
          await next.route(`**/page-data${about}/page-data.json`, async (route) => {
            const data = await (await route.fetch()).json();
            data.result.data.page.view = null;
            await route.fulfill({ json: data });
          });
        },
      });
      await page.getByRole('button', { name: t('nav.menu') }).click();
      await page
        .getByRole('dialog', { name: t('nav.menu') })
        .getByRole('link', { name: t('nav.about') })
        .click();
      await page.getByRole('heading', { level: 1, name: t('server-error.text') }).waitFor();
      await page.waitForFunction(
        (title) => document.title.startsWith(title),
        `500 ${t('server-error.title')}`,
      );
      expect(errors).toHaveLength(1);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('not-found.home') })
        .click();
      await arrivedAt(page, routePath('index', locale));
      await heading(page).waitFor();
      await page.waitForFunction(() => !document.title.startsWith('500'));
    });
  });
