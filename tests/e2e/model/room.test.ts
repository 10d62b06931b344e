import type { Page } from '@playwright/test';
import { translator, WORDS } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { findWork } from '../viewer/find-work';
import { ANDROID, HEADSET, IN_HAND } from './devices';
import {
  askedForCamera,
  emulateRoom,
  EYE,
  openCamera,
  pullApart,
  WALL,
  type EmulatedDevice,
} from './emulated-room';
import { openModel as open, shown } from './model-browser';
import { placedIn, restIn } from './placed';
import { expect, test } from '../support/test';

const t = translator('en');
const words = WORDS.en.models;
const work = (slug: string) => routePath('works-slug', 'en', { slug });

/** Opens a page on an emulated phone or headset. */
const openOn = (path: string, device: Partial<EmulatedDevice> = {}) =>
  open(path, {
    ...IN_HAND,
    userAgent: device.kind === 'headset' ? HEADSET : ANDROID,
    prepare: (page) => emulateRoom(page, { kind: 'phone', userAgent: ANDROID, ...device }),
  });
const button = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: t('model.room'), exact: true });
const status = (page: Page) => page.locator('model-viewer').getAttribute('ar-status');
const isOver = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('model-viewer')?.getAttribute('ar-status') === 'not-presenting',
  );
const cameraIn = (page: Page) =>
  page.locator('model-viewer').evaluate((element) => {
    const model = element as unknown as { getCameraOrbit(): object; getCameraTarget(): object };
    return JSON.parse(JSON.stringify([model.getCameraOrbit(), model.getCameraTarget()]));
  });

test.describe('on a phone', () => {
  test('stands on the floor, as large as the catalogue says; left, the page is as it was', async () => {
    const { dimensions } = await findWork('en', ({ slug }) => slug === 'cloison-sideboard');
    const { page, said } = await openOn(`${work('cloison-sideboard')}#room`);
    await shown(page);
    await page.getByText(words['turn.room-tap']).waitFor();
    const before = await cameraIn(page);
    await button(page).click();
    const { size, scale, lowest } = await restIn(page);
    const { width = 0, height = 0, depth = 0 } = dimensions ?? {};
    expect(scale).toBe(1);
    expect(size.map((metres) => Math.round(metres * 100))).toEqual(
      [width, height, depth].map((cm) => Math.round(cm)),
    );
    expect(lowest).toBeCloseTo(-EYE, 2);

    await page.locator('[slot=exit-webxr-ar-button]').click();
    await isOver(page);
    await button(page).waitFor();
    expect(await cameraIn(page)).toEqual(before);
    await expect.poll(async () => (await placedIn(page)).scale).toBe(1);
    await page.getByRole('button', { name: words['turn.dimensions'] }).click();
    await page.locator('[data-measure=height]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('model-viewer').waitFor({ state: 'detached' });
    expect(said).toEqual([]);
  });

  test('hangs on the wall, where it is one for the wall', async () => {
    const { model } = await findWork('en', ({ slug }) => slug === 'eclipse-mirror');
    const { page } = await openOn(`${work('eclipse-mirror')}#turn`);
    await shown(page);
    await button(page).click();
    const { size, back, scale } = await restIn(page);
    const { min, max } = model!.bounds;
    expect(scale).toBe(1);
    expect(size[0]).toBeCloseTo(max[0]! - min[0]!, 2);
    expect(back).toBeCloseTo(-WALL, 1);
  });

  test('asks for the camera once, however often it is tapped', async () => {
    const { page, said } = await openOn(`${work('cloison-sideboard')}#turn`, { camera: 'waits' });
    await shown(page);
    for (let times = 0; times < 3; times += 1) await button(page).click();
    await page.waitForTimeout(300);
    await expect.poll(() => askedForCamera(page)).toBe(1);
    await openCamera(page);
    await restIn(page);
    await expect.poll(() => askedForCamera(page)).toBe(1);
    expect(said).toEqual([]);
  });

  test('says so where the camera is refused, and is turned as before', async () => {
    const { page } = await openOn(`${work('cloison-sideboard')}#turn`, { camera: 'refused' });
    await shown(page);
    const before = await cameraIn(page);
    await button(page).click();
    await page.getByText(words['turn.room-refused']).waitFor();
    await expect.poll(() => status(page)).not.toBe('session-started');
    // From the same side; how far, and around which middle, is as the sentence leaves room for.
    const [{ theta, phi }] = before;
    expect(await cameraIn(page)).toEqual([expect.objectContaining({ theta, phi }), expect.anything()]);
    // Android has another way.
    const link = page.getByRole('dialog').getByRole('link', { name: t('model.room') });
    await expect.poll(() => link.getAttribute('href')).toContain('intent://arvr.google.com/scene-viewer/');
  });

  test('pieces side by side stand as they were placed', async () => {
    const { page, said } = await openOn(
      `${routePath('selection', 'en')}?works=brise-lounge-chair,cloison-sideboard#floor`,
    );
    await shown(page);
    await page.getByRole('button', { name: words['floor.room'] }).click();
    const { size, scale, lowest } = await restIn(page);
    expect(scale).toBe(1);
    // '2 pieces, 2.67 m of wall'
    expect(size[0]).toBeCloseTo(2.67, 1);
    expect(lowest).toBeCloseTo(-EYE, 2);
    expect(said).toEqual([]);
  });
});

test.describe('in a headset', () => {
  for (const slug of ['cloison-sideboard', 'strates-table-lamp'])
    test(`${slug} stands on the floor, true to scale as well`, async () => {
      const { model } = await findWork('en', (found) => found.slug === slug);
      const { page, said } = await openOn(`${work(slug)}#turn`, { kind: 'headset', userAgent: HEADSET });
      await shown(page);
      await button(page).click();
      const { size, scale, lowest } = await restIn(page);
      const { min, max } = model!.bounds;
      expect(scale).toBe(1);
      size.forEach((metres, axis) => expect(metres).toBeCloseTo(max[axis]! - min[axis]!, 2));
      expect(lowest).toBeCloseTo(-EYE, 2);
      expect(said).toEqual([]);
    });

  test('two hands cannot pull it larger', async () => {
    const { page } = await openOn(`${work('cloison-sideboard')}#turn`, {
      kind: 'headset',
      userAgent: HEADSET,
    });
    await shown(page);
    await button(page).click();
    await restIn(page);
    await pullApart(page, 0.5);
    await expect.poll(async () => (await placedIn(page)).scale).toBe(1);
    // The hands do hold it: where a piece may be scaled, they scale it.
    await page.locator('model-viewer').evaluate((element) => element.setAttribute('ar-scale', 'auto'));
    await pullApart(page, 0.5);
    await expect.poll(async () => (await placedIn(page)).scale).not.toBe(1);
  });
});
