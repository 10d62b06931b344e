import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import type { RouteName } from '../../../src/routes/route-table';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { LAMP } from '../support/site/gathered-works';
import { PAGES_IN_TURN } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const READ: RouteName[] = ['index', 'works-type-slug', 'works-slug', 'creators-slug', 'contact'];
const WITH_PICTURES: RouteName[] = ['index', 'works-type-slug', 'works-slug'];

const pagesOf = (routes: RouteName[]) => PAGES_IN_TURN.filter(({ route }) => routes.includes(route));
const openPlain = (path: string) => open(path, { javaScriptEnabled: false });

/** How many of the pictures that have a place on the page are seen, and how many are not. */
const countPictures = (page: Page): Promise<{ seen: number; hidden: number }> =>
  page.locator('main [data-file]').evaluateAll((wrappers) => {
    const isSeen = (wrapper: Element): boolean =>
      [...wrapper.querySelectorAll('img')].some((image) => {
        const { width, height } = image.getBoundingClientRect();
        return width > 1 && height > 1 && image.checkVisibility({ opacityProperty: true });
      });
    const placed = wrappers.filter((wrapper) => wrapper.checkVisibility());
    const seen = placed.filter(isSeen).length;
    return { seen, hidden: placed.length - seen };
  });

for (const { path, route, locale } of pagesOf(READ))
  test(`${route} can be read in ${locale}`, async () => {
    const page = await openPlain(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });

for (const { path, route, locale } of pagesOf(WITH_PICTURES))
  test(`${route} shows its pictures in ${locale}`, async () => {
    const page = await openPlain(path);
    expect(await countPictures(page)).toEqual({ seen: expect.any(Number), hidden: 0 });
    expect((await countPictures(page)).seen).toBeGreaterThan(0);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`the picture of a lamp has no switch, which would do nothing, in ${locale}`, async () => {
    const page = await openPlain(routePath('works-slug', locale, { slug: LAMP.slugs[locale] }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`the menu opens and closes by its links in ${locale}`, async () => {
    const t = translator(locale);
    const page = await openPlain(locale === 'en' ? '/about' : '/fr/a-propos');
    const link = page
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: t('nav.press') });
    await expect(link).not.toBeVisible();
    await page.getByRole('button', { name: t('nav.menu') }).click();
    expect(page.url()).toMatch(/#site-menu$/);
    await link.waitFor({ state: 'visible' });
    await page.getByRole('button', { name: t('nav.close') }).click();
    await link.waitFor({ state: 'hidden' });
  });
