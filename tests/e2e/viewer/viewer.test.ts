import type { Page } from '@playwright/test';
import type { Work } from '../../../src/contract/items/work';
import { createGallery } from '../../../src/gallery/gallery';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import type { RouteName } from '../../../src/routes/route-table';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { findLamp } from './find-work';
import { focusOn, tabTo } from '../support/browser/focus';
import { ONE_PAGE_PER_ROUTE, SITE } from '../support/site/site';
import { viewerOn } from './viewer';
import { expect, inTurn, test } from '../support/test';
/** What does not depend on the language is looked at in one. */
const LOCALE = 'en';
const gallery = createGallery({ baseUrl: SITE.apiUrl });
/** Windows of a small phone, a phone and a desk, in px. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const;
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`in ${locale} it opens by a click, goes on and back, breaks no guideline, and Back closes it`, async () => {
    const t = translator(locale);
    const work = await findLamp(locale);
    const path = routePath('works-slug', locale, { slug: work.slug });
    const count = work.images.length;
    const page = await open(path, { colorScheme: 'light' });
    const viewer = viewerOn(page, t);
    await viewer.open(1);
    await viewer.shows(1, count);
    await page.getByRole('dialog', { name: t('viewer.label', { title: work.title }) }).waitFor();
    await focusOn(viewer.button('nav.close'));
    await viewer.button('viewer.next').click();
    await viewer.shows(2, count);
    await viewer.button('viewer.next').click();
    await viewer.button('viewer.previous').click();
    await viewer.shows(2, count);
    await expect(viewer.picture).toHaveAttribute('alt', work.images[1]?.alt ?? '');
    const label = await viewer.dialog.innerText();
    expect(label).toContain(work.title);
    expect(label).toContain(t('viewer.credit', { name: work.images[1]?.credit ?? '' }));
    expect(await viewer.violations()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.theme-ui-dark').waitFor();
    expect(await viewer.violations()).toEqual([]);
    await page.goBack();
    await viewer.closedAt(2);
    expect(new URL(page.url()).pathname).toBe(path);
  });

test.describe('the viewer', () => {
  const t = translator(LOCALE);
  let work: Work;
  let path: string;
  let count: number;

  test.beforeAll(async () => {
    work = await findLamp(LOCALE);
    path = routePath('works-slug', LOCALE, { slug: work.slug });
    count = work.images.length;
  });

  async function visit(hash = '', visitor: Visitor = {}) {
    const page = await open(path + hash, visitor);
    return { page, viewer: viewerOn(page, t) };
  }

  test('opens and closes by keyboard, keeps the focus meanwhile, and gives it back to the picture shown', async () => {
    const { page, viewer } = await visit();
    await tabTo(viewer.link(1), 40);
    await page.keyboard.press('Enter');
    await viewer.shows(1, count);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(() =>
            document.querySelector('dialog[open]')?.contains(document.activeElement) === false
              ? document.activeElement?.tagName
              : 'BODY',
          ),
        )
        .toBe('BODY');
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await viewer.shows(3, count);
    await page.keyboard.press('ArrowLeft');
    await viewer.shows(2, count);
    await page.keyboard.press('Escape');
    await viewer.closedAt(2);
    const { y = NaN, height = NaN } = (await viewer.link(2).boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(0);
    expect(y).toBeLessThan(await page.evaluate(() => window.innerHeight));
  });

  test('opens at the picture that the address names, after a reload, too, and by Forward; closing leaves the page', async () => {
    const { page, viewer } = await visit('#picture-2');
    await viewer.shows(2, count);
    await viewer.button('nav.close').click();
    await viewer.closedAt(2);
    expect(new URL(page.url()).pathname).toBe(path);
    await viewer.open(1);
    await viewer.button('viewer.next').click();
    await viewer.shows(2, count);
    await page.reload();
    await viewer.shows(2, count);
    await viewer.button('nav.close').click();
    await viewer.closedAt(2);
    const top = await scrollOf(page);
    await page.goForward();
    await viewer.shows(2, count);
    await page.keyboard.press('Escape');
    await viewer.closedAt(2);
    await expect.poll(() => scrollOf(page)).toBe(top);
    await page.reload();
    await hydrated(page);
    await expect(viewer.dialog).toHaveCount(0);
  });

  test('does not open at an address that names no picture of the page', async () => {
    const { page, viewer } = await visit('#picture-99');
    await page.waitForLoadState('networkidle');
    await expect(viewer.dialog).toHaveCount(0);
    await expect.poll(() => scrollOf(page)).toBe(0);
    for (const hash of ['#picture-0', '#picture-x']) {
      await page.goto(path + hash);
      await expect(viewer.dialog).toHaveCount(0);
    }
    await page.goto(`${path}#picture-3`);
    await viewer.shows(3, count);
  });

  test('does not move the page behind it, nor count as a change of page', async () => {
    const { page, viewer } = await visit();
    const title = await page.title();
    const loaded = await page.evaluate(() => performance.timeOrigin);
    await viewer.open(2);
    const top = await scrollOf(page);
    await expect(page.locator('[data-leaving=true]')).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.locator('head link[rel=canonical]').getAttribute('href')).not.toContain('#');
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.goBack();
    await viewer.closedAt(2);
    await expect.poll(() => scrollOf(page)).toBe(top);
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).toBe(loaded);

    // The next link is a link, not a way back, which would put the focus on the link to this page.
    const type = routePath('works-type-slug', LOCALE, { slug: work.type.slug });
    await page.locator(`main a[href="${type}"]`).click();
    await arrivedAt(page, type);
    await focusOn(page.getByRole('heading', { level: 1 }));
  });

  test('leads back to the grid as it was left', async () => {
    const grid = allWorksPath(LOCALE);
    const page = await open(grid);
    const card = page.locator(`main [data-work][href="${path}"]`);
    await card.scrollIntoViewIfNeeded();
    const top = await scrollOf(page);
    await card.click();
    await arrivedAt(page, path);
    const viewer = viewerOn(page, t);
    await viewer.open(1);
    await viewer.button('viewer.next').click();
    await viewer.dialog.getByRole('link', { name: t('work.back') }).click();
    await arrivedAt(page, grid);
    await focusOn(card);
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, top);
    await page.goForward();
    await arrivedAt(page, path);
    await expect(viewer.dialog).toHaveCount(0);
  });

  test('fits each window, with controls large enough, and leads to all works from a work opened by its address', async () => {
    const { page, viewer } = await visit('#picture-1');
    await viewer.picture.waitFor();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await viewer.width();
      const controls = await viewer.dialog
        .locator('button, a')
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect));
      expect(controls.length).toBeGreaterThan(5);
      for (const box of controls) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
      const stage = await viewer.dialog.locator('.pswp').boundingBox();
      const picture = await viewer.picture.boundingBox();
      expect(picture?.width).toBeGreaterThan(100);
      expect(picture?.x).toBeGreaterThanOrEqual(stage?.x ?? NaN);
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(
        (stage?.y ?? 0) + (stage?.height ?? 0) + 1,
      );
      await expect.poll(() => viewer.dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    }
    await viewer.dialog.getByRole('link', { name: t('work.back') }).click();
    await arrivedAt(page, allWorksPath(LOCALE));
    await expect(viewer.dialog).toHaveCount(0);
  });
});

/** The page of a route that has pictures; not every creator has a portrait. */
async function picturedPath(route: RouteName): Promise<string> {
  if (route !== 'creators-slug')
    return ONE_PAGE_PER_ROUTE.find((page) => page.route === route && page.locale === LOCALE)?.path ?? '';
  const creators = await gallery.creators(LOCALE);
  return routePath(route, LOCALE, { slug: creators.find(({ portrait }) => portrait)?.slug ?? '' });
}

for (const route of ['about', 'creators-slug', 'events-slug', 'press-slug', 'preview-id'] as const)
  test(`pictures of ${route} open full screen`, async () => {
    const page = await open(await picturedPath(route));
    const viewer = viewerOn(page, translator(LOCALE));
    await viewer.link(1).waitFor();
    await viewer.open(1);
    await expect.poll(() => viewer.picture.getAttribute('alt')).toBeTruthy();
    await page.keyboard.press('Escape');
    await viewer.closedAt(1);
  });
