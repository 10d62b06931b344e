import type { Page, Route } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { focusOn, tabTo } from '../support/browser/focus';
import { SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
/** The index of any language. */
const INDEX = '**/static/search/*.json';
/** A creator of the sample gallery, as visitors misspell her. */
const MISSPELT = 'Kerherbe';
const CREATOR = 'odile-kerherve';
const NOTHING = 'zeppelin';

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`the search, in ${locale}`, () => {
    const t = translator(locale);
    const about = routePath('about', locale);
    const creator = routePath('creators-slug', locale, { slug: CREATOR });

    const button = (page: Page) => page.getByRole('button', { name: t('search.open'), exact: true });
    const box = (page: Page) => page.getByRole('dialog', { name: t('search.open') });
    const field = (page: Page) => page.getByRole('searchbox', { name: t('search.open') });
    const status = (page: Page) => box(page).getByRole('status');
    const found = (page: Page, words: string) =>
      status(page)
        .getByText(`${t('search.results-for')} ${t('search.quoted', { words })}`)
        .waitFor();

    async function openSearch(prepare?: (page: Page) => unknown): Promise<Page> {
      const page = await open(about, { prepare });
      await button(page).click();
      await focusOn(field(page));
      return page;
    }

    test('by mouse: opens, finds a misspelt name as it is typed, and leads there', async () => {
      const page = await openSearch();
      await field(page).fill(MISSPELT);
      await found(page, MISSPELT);
      expect(page.url()).toBe(`${SITE.url}${about}?q=${MISSPELT}`);
      await box(page).locator(`a[href="${creator}"]`).click();
      await arrivedAt(page, creator);
      await box(page).waitFor({ state: 'hidden' });
      await focusOn(page.getByRole('heading', { level: 1 }));
    });

    test('by keyboard: opens, walks through the results by arrows, and Enter leads there', async () => {
      const page = await open(about);
      await tabTo(button(page));
      await page.keyboard.press('Space');
      await focusOn(field(page));
      await page.keyboard.type('kerherve');
      await found(page, 'kerherve');
      const results = box(page).locator('a[data-stop]');
      await page.keyboard.press('ArrowDown');
      await focusOn(results.nth(0));
      await page.keyboard.press('ArrowDown');
      await focusOn(results.nth(1));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await focusOn(field(page));
      await page.keyboard.press('ArrowDown');
      const path = await results.nth(0).getAttribute('href');
      await page.keyboard.press('Enter');
      await arrivedAt(page, path ?? '');
      await box(page).waitFor({ state: 'hidden' });
    });

    test('Escape closes it, and the button has the focus again', async () => {
      const page = await openSearch();
      await field(page).fill('lamp');
      await found(page, 'lamp');
      await page.keyboard.press('Escape');
      await box(page).waitFor({ state: 'hidden' });
      await focusOn(button(page));
      await page.waitForURL(SITE.url + about);
    });

    test('keeps the focus inside, the page behind being inert', async () => {
      const page = await openSearch();
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        const isBehind = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
        );
        expect(isBehind).toBe(false);
      }
    });

    test('its close button closes it', async () => {
      const page = await openSearch();
      await box(page)
        .getByRole('button', { name: t('search.close') })
        .click();
      await box(page).waitFor({ state: 'hidden' });
    });

    test('an address with a query opens it, also when one comes back from a result', async () => {
      const page = await open(`${about}?q=${MISSPELT}`);
      await found(page, MISSPELT);
      await expect(field(page)).toHaveValue(MISSPELT);
      await box(page).locator(`a[href="${creator}"]`).click();
      await arrivedAt(page, creator);
      await box(page).waitFor({ state: 'hidden' });
      await page.goBack();
      await found(page, MISSPELT);
      await focusOn(field(page));
    });

    test('finds nothing, says so, and offers all works and all creators', async () => {
      const page = await openSearch();
      await field(page).fill(NOTHING);
      await status(page)
        .getByText(`${t('search.no-results-for')} ${t('search.quoted', { words: NOTHING })}`)
        .waitFor();
      const creators = box(page).getByRole('link', { name: t('search.all-creators') });
      await expect(creators).toHaveAttribute('href', routePath('creators', locale));
      await box(page)
        .getByRole('link', { name: t('search.all-works') })
        .click();
      await arrivedAt(page, allWorksPath(locale));
    });

    test('opening it closes the menu’s panel for good', async () => {
      const page = await open(about);
      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.waitFor();
      // Where the button is seen while the panel is closed.
      await menu.getByRole('button', { name: t('search.open'), exact: true }).click();
      await box(page).waitFor();
      await menu.waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await box(page).waitFor({ state: 'hidden' });
      await expect(menu).not.toBeVisible();
    });

    test('a slow index: says that it waits, then finds what was typed meanwhile', async () => {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      const page = await openSearch((prepared) =>
        prepared.route(INDEX, async (route: Route) => {
          await held;
          await route.continue();
        }),
      );
      await field(page).fill('lamp');
      await status(page).getByText(t('search.loading')).waitFor();
      letThrough();
      await found(page, 'lamp');
    });

    test('a dead index: says so, keeps what was typed, and finds it once the index is back', async () => {
      const page = await openSearch((prepared) => prepared.route(INDEX, (route) => route.abort()));
      await field(page).fill('lamp');
      await status(page).getByText(t('search.failed')).waitFor();
      await page.unroute(INDEX);
      await box(page)
        .getByRole('button', { name: t('search.retry') })
        .click();
      await found(page, 'lamp');
      await expect(field(page)).toHaveValue('lamp');
    });

    test('without scripts its button leads to all works', async () => {
      const page = await open(about, { javaScriptEnabled: false });
      await button(page).click();
      expect(page.url()).toBe(SITE.url + allWorksPath(locale));
    });
  });
