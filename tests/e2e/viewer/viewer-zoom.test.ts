import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Work } from '../../../src/contract/items/work';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { open, type Visitor } from '../support/browser/browser';
import { findWork } from './find-work';
import { SITE } from '../support/site/site';
import { touch, type Finger } from '../support/browser/touch';
import { viewerOn } from './viewer';
import { expect, test } from '../support/test';

// Zooming is the same in every language.
const LOCALE = 'en';
const t = translator(LOCALE);

/** Presses a key as often as it takes to come to an end. */
async function pressToEnd(page: Page, key: string, times = 8): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await page.keyboard.press(key);
}

test.describe('zoom in the viewer', () => {
  let work: Work;
  let path: string;

  /** Its first picture has an original, others have none. */
  test.beforeAll(async () => {
    work = await findWork(
      LOCALE,
      ({ hd_images, images }) => hd_images.length > 0 && images.length > hd_images.length,
    );
    path = routePath('works-slug', LOCALE, { slug: work.slug });
  });

  async function openFirst(visitor?: Visitor) {
    const page = await open(path, visitor);
    const viewer = viewerOn(page, t);
    await viewer.open(1);
    const whole = await viewer.width();
    const box = await viewer.picture.boundingBox();
    const middle: Finger = [(box?.x ?? 0) + whole / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const natural = work.hd_images[0]?.width ?? NaN;
    expect(whole).toBeLessThan(natural / 2);
    return { page, viewer, whole, middle, natural };
  }

  test('goes to the natural pixels and back, by the buttons and by keys', async () => {
    const { page, viewer, whole, natural } = await openFirst();
    const isAtEnd = async (key: 'viewer.zoom-in' | 'viewer.zoom-out') =>
      (await viewer.button(key).getAttribute('aria-disabled')) === 'true';
    expect([await isAtEnd('viewer.zoom-out'), await isAtEnd('viewer.zoom-in')]).toEqual([true, false]);
    await viewer.button('viewer.zoom-in').click();
    await expect.poll(async () => Math.abs((await viewer.width()) - whole * 1.5)).toBeLessThan(3);
    while (!(await isAtEnd('viewer.zoom-in'))) await viewer.button('viewer.zoom-in').click();
    await expect.poll(() => viewer.width()).toBe(natural);
    expect([await isAtEnd('viewer.zoom-out'), await isAtEnd('viewer.zoom-in')]).toEqual([false, true]);
    while (!(await isAtEnd('viewer.zoom-out'))) await viewer.button('viewer.zoom-out').click();
    await expect.poll(() => viewer.width()).toBe(whole);

    await pressToEnd(page, '+');
    await expect.poll(() => viewer.width()).toBe(natural);
    const before = await viewer.picture.boundingBox();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const after = await viewer.picture.boundingBox();
    expect([(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)]).toEqual([-80, -80]);
    await viewer.shows(1, work.images.length);
    await pressToEnd(page, '-');
    await expect.poll(() => viewer.width()).toBe(whole);
    await page.keyboard.press('ArrowRight');
    await viewer.shows(2, work.images.length);
  });

  test('goes by the mouse: a double click and the wheel, at the pointer; dragging moves it to its edges', async () => {
    const { page, viewer, whole, middle, natural } = await openFirst();
    const [x, y] = [middle[0] - 60, middle[1] - 90];
    const share = (x - ((await viewer.picture.boundingBox())?.x ?? 0)) / whole;
    const shareNow = async (width: number) =>
      Math.abs((x - ((await viewer.picture.boundingBox())?.x ?? 0)) / width - share);
    await page.mouse.dblclick(x, y);
    const twice = await viewer.width();
    expect(Math.abs(twice - 2 * whole)).toBeLessThan(3);
    expect(await shareNow(twice)).toBeLessThan(0.01);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => viewer.width()).toBe(whole);
    // One click does nothing.
    await page.mouse.click(x, y);
    await expect.poll(() => viewer.width()).toBe(whole);

    await page.mouse.wheel(0, -3000);
    await expect.poll(() => viewer.width()).toBe(natural);
    expect(await shareNow(natural)).toBeLessThan(0.01);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => viewer.width()).toBe(whole);
    await page.mouse.wheel(0, -100);
    const nearer = await viewer.width();
    expect(nearer).toBeGreaterThan(whole * 1.1);
    expect(nearer).toBeLessThan(whole * 2);

    await page.mouse.dblclick(x, y);
    await expect.poll(() => viewer.width()).toBe(whole);
    await page.mouse.dblclick(x, y);
    await pressToEnd(page, '+');
    await expect.poll(() => viewer.width()).toBe(natural);
    const held: Finger = [middle[0] + 20, middle[1] + 20];
    await page.mouse.move(...middle);
    await page.mouse.down();
    // Where a drag begins depends on how many moves arrive in one frame: it is measured from where it has begun.
    await page.mouse.move(...held, { steps: 5 });
    await viewer.width();
    const before = await viewer.picture.boundingBox();
    // The last step may not have been drawn yet, so steps are small.
    await page.mouse.move(held[0] + 40, held[1] + 60, { steps: 20 });
    await viewer.width();
    const after = await viewer.picture.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) - 40)).toBeLessThan(5);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0) - 60)).toBeLessThan(7);
    await page.mouse.up();
    await viewer.width();
    await pressToEnd(page, 'ArrowLeft', 60);
    const stage = await viewer.dialog.locator('.pswp').boundingBox();
    const left = (await viewer.picture.boundingBox())?.x ?? NaN;
    expect(left).toBeGreaterThanOrEqual(stage?.x ?? NaN);
    expect(left).toBeLessThan((stage?.x ?? NaN) + 80);
  });

  test('goes by a pinch and by a double tap, and a swipe goes on', async () => {
    const { page, viewer, whole, middle } = await openFirst();
    const [x, y] = middle;
    await touch(
      page,
      [
        [x - 50, y],
        [x + 50, y],
      ],
      [
        [x - 100, y],
        [x + 100, y],
      ],
    );
    const pinched = await viewer.width();
    expect(pinched).toBeGreaterThan(whole * 1.6);
    expect(pinched).toBeLessThan(whole * 2.1);
    const left = (await viewer.picture.boundingBox())?.x ?? NaN;
    expect(Math.abs((x - left) / pinched - 0.5)).toBeLessThan(0.02);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => viewer.width()).toBe(whole);
    await touch(page, [middle], [middle]);
    await touch(page, [middle], [middle]);
    await expect.poll(async () => Math.abs((await viewer.width()) - 2 * whole)).toBeLessThan(3);
    await pressToEnd(page, '-');
    await viewer.width();
    await touch(page, [[x + 100, y]], [[x - 200, y]]);
    await viewer.shows(2, work.images.length);
    await viewer.width();
    await touch(page, [[x - 200, y]], [[x + 200, y]]);
    await viewer.shows(1, work.images.length);
  });

  test('shows the original pixel by pixel, which is fetched only then; without one, the largest derivative', async () => {
    const { width = 0, height = 0, url = '' } = work.hd_images[0] ?? {};
    const original = await sharp({ create: { width, height, channels: 3, background: '#a37' } })
      .jpeg()
      .toBuffer();
    const asked: string[] = [];
    const { page, viewer } = await openFirst({
      prepare: (next) =>
        next.route('**/media/hd/**', (route) => {
          asked.push(new URL(route.request().url()).pathname);
          return route.fulfill({ contentType: 'image/jpeg', body: original });
        }),
    });
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await pressToEnd(page, '+');
    await viewer.width();
    const image = viewer.dialog.locator('.pswp__item[aria-hidden=false] img[src*="/media/hd/"]');
    const { naturalWidth, box } = await image.evaluate(async (node: HTMLImageElement) => {
      await node.decode();
      return { naturalWidth: node.naturalWidth, box: node.getBoundingClientRect().width };
    });
    expect([naturalWidth, box]).toEqual([width, width]);
    expect(asked).toEqual([new URL(url, SITE.url).pathname]);

    const originals = work.hd_images.map((hd) => hd.width);
    const plain = work.images.findIndex((picture) => !originals.includes(picture.width)) + 1;
    await pressToEnd(page, '-');
    for (let number = 1; number < plain; number += 1) await viewer.button('viewer.next').click();
    await viewer.shows(plain, work.images.length);
    await pressToEnd(page, '+');
    await expect.poll(() => viewer.width()).toBe(Math.min(work.images[plain - 1]?.width ?? NaN, 2400));
  });

  test('moves smoothly, and not at all with reduced motion', async () => {
    const widthNow = async (page: Page) => {
      await page.keyboard.press('+');
      return page.evaluate(
        () =>
          document.querySelector('.pswp__item[aria-hidden=false] picture img')!.getBoundingClientRect().width,
      );
    };
    const smooth = await openFirst({ reducedMotion: 'no-preference' });
    expect(await widthNow(smooth.page)).toBeLessThan(smooth.whole * 1.5 - 3);
    await expect
      .poll(async () => Math.abs((await smooth.viewer.width()) - smooth.whole * 1.5))
      .toBeLessThan(3);

    const still = await openFirst({ reducedMotion: 'reduce' });
    expect(Math.abs((await widthNow(still.page)) - still.whole * 1.5)).toBeLessThan(3);
  });
});
