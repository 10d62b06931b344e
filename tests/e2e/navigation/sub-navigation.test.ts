import type { Locator, Page } from '@playwright/test';
import { subNavName } from '../../../src/features/navigation/sections';
import type { SubNavKey } from '../../../src/features/navigation/navigation-state';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import type { RouteName } from '../../../src/routes/route-table';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { focusOn, tabTo } from '../support/browser/focus';
import { SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const DATA_FILE = '**/data/*/navigation.json';
const SECTIONS: [SubNavKey, RouteName][] = [
  ['works', 'works-type-slug'],
  ['creators', 'creators-slug'],
  ['events', 'events-slug'],
];

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`the sub-navigation, in ${locale}`, () => {
    const t = translator(locale);
    const about = routePath('about', locale);
    const panelOf = (page: Page, key: SubNavKey) => page.getByRole('dialog', { name: subNavName(key, t) });
    const navigationOf = (page: Page, key: SubNavKey) =>
      panelOf(page, key).getByRole('navigation', { name: subNavName(key, t) });
    const rowsOf = (page: Page, key: SubNavKey) => navigationOf(page, key).getByRole('listitem');
    const menuOf = (page: Page) => page.getByRole('dialog', { name: t('nav.menu'), exact: true });
    const backOf = (page: Page, key: SubNavKey) =>
      panelOf(page, key).getByRole('button', { name: t('nav.menu'), exact: true });
    const controlOf = (page: Page, key: SubNavKey) =>
      menuOf(page).getByRole('button', { name: subNavName(key, t) });
    const opener = (page: Page) => page.getByRole('banner').locator('a[href="#site-menu"]');

    async function openMenu(visitor?: Visitor): Promise<Page> {
      const page = await open(about, visitor);
      await opener(page).click();
      await menuOf(page).waitFor();
      return page;
    }

    for (const [key, route] of SECTIONS)
      test(`${key} by mouse: lists every page, follows a link and closes`, async () => {
        const page = await openMenu();
        await controlOf(page, key).click();
        const panel = panelOf(page, key);
        const list = rowsOf(page, key).getByRole('link');
        await list.first().waitFor();
        const paths = await pathsOf(list);
        const built = SITE.pages.filter((each) => each.locale === locale && each.route === route);
        expect(built.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
        // The page of all works is the heading's.
        expect(paths).toHaveLength(key === 'works' ? built.length - 1 : built.length);

        await list.first().click();
        await arrivedAt(page, paths[0] ?? '');
        await panel.waitFor({ state: 'hidden' });

        await opener(page).click();
        await controlOf(page, key).click();
        await expect
          .poll(() => pathsOf(navigationOf(page, key).locator('a[aria-current=page]')))
          .toEqual([paths[0]]);
      });

    test('by mouse: goes back to the menu, and closes by a click outside', async () => {
      const page = await openMenu();
      await controlOf(page, 'works').click();
      await backOf(page, 'works').click();
      await menuOf(page).waitFor();
      await focusOn(controlOf(page, 'works'));
      await controlOf(page, 'events').click();
      await panelOf(page, 'events').waitFor();
      await page.mouse.click(10, 300);
      await panelOf(page, 'events').waitFor({ state: 'hidden' });
      await focusOn(opener(page));
    });

    for (const key of ['Enter', 'Space'])
      test(`by keyboard, with ${key}: opens, follows a link, closes by Escape`, async () => {
        const page = await openMenu();
        const panel = panelOf(page, 'creators');
        await tabTo(controlOf(page, 'creators'));
        await page.keyboard.press(key);
        await focusOn(panel.getByRole('heading', { name: t('nav.creators') }));
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
        await focusOn(opener(page));

        await page.keyboard.press(key);
        await tabTo(controlOf(page, 'creators'));
        await page.keyboard.press(key);
        const first = rowsOf(page, 'creators').getByRole('link').first();
        const [path = ''] = await pathsOf(first);
        await tabTo(first);
        await page.keyboard.press('Enter');
        await arrivedAt(page, path);
        await panel.waitFor({ state: 'hidden' });
        await focusOn(page.getByRole('heading', { level: 1 }));
      });

    test('by keyboard: goes back to where it was opened from', async () => {
      const page = await openMenu();
      await tabTo(controlOf(page, 'events'));
      await page.keyboard.press('Enter');
      await focusOn(panelOf(page, 'events').getByRole('heading', { name: t('nav.events') }));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await focusOn(backOf(page, 'events'));
      await page.keyboard.press('Enter');
      await focusOn(controlOf(page, 'events'));
    });

    test('asks for its lists once', async () => {
      let asked = 0;
      const page = await openMenu({
        prepare: (next) =>
          next.on('request', (request) => {
            if (request.url().endsWith('/navigation.json')) asked += 1;
          }),
      });
      expect(asked).toBe(0);
      for (const [key] of SECTIONS) {
        await controlOf(page, key).click();
        await rowsOf(page, key).first().waitFor();
        await backOf(page, key).click();
      }
      expect(asked).toBe(1);
    });

    test('on a slow line says that it is loading, and opens when the list has come', async () => {
      let arrive = () => {};
      const slow = new Promise<void>((resolve) => (arrive = resolve));
      const page = await openMenu({
        prepare: (next) => next.route(DATA_FILE, (route) => slow.then(() => route.continue())),
      });
      await controlOf(page, 'works').click();
      const panel = panelOf(page, 'works');
      await panel.getByText(t('nav.loading')).waitFor({ state: 'attached' });
      await expect(rowsOf(page, 'works')).toHaveCount(0);
      arrive();
      await rowsOf(page, 'works').first().waitFor();
      await expect(panel.getByText(t('nav.loading'))).toHaveCount(0);
    });

    for (const [name, breakDown] of [
      ['offline', (page) => page.route(DATA_FILE, (route) => route.abort('internetdisconnected'))],
      ['with a broken server', (page) => page.route(DATA_FILE, (route) => route.fulfill({ status: 500 }))],
    ] satisfies [string, (page: Page) => Promise<void>][] as [string, (page: Page) => Promise<void>][])
      test(`${name} says so, and loads on ‘try again’`, async () => {
        const page = await openMenu({ prepare: breakDown });
        await tabTo(controlOf(page, 'works'));
        await page.keyboard.press('Enter');
        const panel = panelOf(page, 'works');
        await panel.getByRole('alert').waitFor();
        await expect.poll(() => panel.getByRole('alert').innerText()).toContain(t('nav.failed'));
        await page.unroute(DATA_FILE);
        await tabTo(panel.getByRole('button', { name: t('nav.retry') }));
        await page.keyboard.press('Enter');
        await rowsOf(page, 'works').first().waitFor();
        await focusOn(panel, { within: true });
      });

    test('without scripts, its controls lead to the pages of the lists', async () => {
      const page = await open(about, { javaScriptEnabled: false });
      await opener(page).click();
      await page.getByRole('button', { name: subNavName('creators', t) }).click();
      await page.waitForURL(SITE.url + routePath('creators', locale));
    });
  });

const pathsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((each) => each.map((link) => (link as HTMLAnchorElement).pathname));
