import type { Page } from '@playwright/test';
import type { Work } from '../../../src/contract/items/work';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { open, type Visitor } from '../support/browser/browser';
import { findLamp } from './find-work';
import { viewerOn } from './viewer';
import { expect, test } from '../support/test';

// The lights are the same in every language.
const LOCALE = 'en';
const t = translator(LOCALE);

const opacityOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => Number(getComputedStyle(node).opacity));

const PAGE_NIGHT = '#picture-1 [data-night]';
/** The light on the wall beside the page's picture. */
const spillOf = (page: Page): Promise<number> =>
  page
    .locator('#picture-1 [data-light]')
    .evaluate((node) => Number(getComputedStyle(node, '::before').opacity));

/** Whether that light is on its way. */
const isSpilling = (page: Page): Promise<boolean> =>
  page.locator('#picture-1 [data-light]').evaluate(async (node) => {
    // What a click has led to is on the page by the second frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return node.getAnimations({ subtree: true }).length > 0;
  });

/** Its neighbours have their evening, too. */
const VIEWER_NIGHT = '.pswp__item[aria-hidden=false] [data-night]';

test.describe('the lights of a lamp', () => {
  let work: Work;

  test.beforeAll(async () => {
    work = await findLamp(LOCALE);
  });

  /** The page of the lamp, and each night picture that it has asked for. */
  async function visit(visitor: Visitor) {
    const night = work.image?.night?.sizes.xl.split('/').at(-2);
    const asked: string[] = [];
    const page = await open(routePath('works-slug', LOCALE, { slug: work.slug }), {
      ...visitor,
      prepare: (next) =>
        next.on('request', (request) => request.url().includes(`/${night}/`) && asked.push(request.url())),
    });
    const lamp = page.getByRole('main').getByRole('switch').filter({ visible: true });
    return { page, asked, viewer: viewerOn(page, t), lamp };
  }

  test('the night is fetched when the lamp is lit, not before; its switches on the page and in the viewer are one', async () => {
    const { page, asked, viewer, lamp } = await visit({ colorScheme: 'light' });
    const day = await page.locator('#picture-1 [data-file] img').first().elementHandle();
    await viewer.open(1);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const inViewer = viewer.dialog.getByRole('switch');
    await inViewer.focus();
    await page.keyboard.press('Enter');
    await page.locator(`${VIEWER_NIGHT}[data-lit=true]`).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    await expect.poll(() => inViewer.innerText()).toBe(t('lights.lamp-on'));
    await page.keyboard.press('Escape');
    await viewer.closedAt(1);

    await expect(lamp).toBeChecked();
    await page.locator(`${PAGE_NIGHT}[data-came]`).waitFor();
    await expect.poll(() => opacityOf(page, PAGE_NIGHT)).toBe(1);
    await expect.poll(() => day?.evaluate((node) => node.isConnected)).toBe(true);
    await lamp.click();
    await page.locator(PAGE_NIGHT).waitFor({ state: 'hidden' });
    await viewer.open(1);
    await expect(inViewer).not.toBeChecked();
    await expect(page.locator(VIEWER_NIGHT)).toHaveCount(0);
    await viewer.button('viewer.next').click();
    await viewer.shows(2, work.images.length);
    await expect(inViewer).toHaveCount(0);
  });

  test('day and night cross-fade once the night is there, in 600 ms, and the wall is dark until then', async () => {
    const { page, lamp } = await visit({ colorScheme: 'light', reducedMotion: 'no-preference' });
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const night = work.image?.night?.sizes.xl.split('/').at(-2);
    const isNight = (url: URL) => url.pathname.includes(`/${night}/`);
    await page.route(isNight, async (route) => {
      await held;
      await route.fallback();
    });
    const request = page.waitForRequest((next) => isNight(new URL(next.url())));
    await lamp.click();
    await request;
    await expect.poll(() => opacityOf(page, PAGE_NIGHT)).toBe(0);
    await expect.poll(() => page.locator(PAGE_NIGHT).evaluate((node) => node.getAnimations().length)).toBe(0);
    expect([await isSpilling(page), await spillOf(page)]).toEqual([false, 0]);
    arrive();
    await page.locator(`${PAGE_NIGHT}[data-came]`).waitFor();
    await expect
      .poll(() =>
        page.locator(PAGE_NIGHT).evaluate((node) => {
          const { transitionDelay, transitionDuration } = getComputedStyle(node);
          return parseFloat(transitionDelay) + parseFloat(transitionDuration);
        }),
      )
      .toBeCloseTo(0.6);
    await page.waitForFunction(
      (selector) => getComputedStyle(document.querySelector(selector)!).opacity === '1',
      PAGE_NIGHT,
    );
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('#picture-1 [data-light]')!, '::before').opacity === '1',
    );
  });

  test('the evening lights it, in the viewer, too; by day it is out', async () => {
    const { page, asked, viewer } = await visit({ colorScheme: 'dark' });
    await page.locator(`${PAGE_NIGHT}[data-came]`).waitFor();
    await viewer.open(1);
    const lamp = viewer.dialog.getByRole('switch');
    await expect(lamp).toBeChecked();
    await page.locator(`${VIEWER_NIGHT}[data-lit=true]`).waitFor();
    await expect.poll(() => opacityOf(page, VIEWER_NIGHT)).toBe(1);
    expect(asked.length).toBeGreaterThan(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator(`${VIEWER_NIGHT}[data-lit=false]`).waitFor({ state: 'attached' });
    await expect(lamp).not.toBeChecked();
  });
});
