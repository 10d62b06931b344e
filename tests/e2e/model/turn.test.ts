import type { Page } from '@playwright/test';
import { translator, WORDS } from '../../../src/i18n/i18n';
import { seenAt, type Camera } from '../../../src/features/model/stage/camera';
import { routePath } from '../../../src/routes/route-path';
import type { ModelViewerElement } from '../../../src/features/model/loading/model-viewer-element';
import { changeBetween, contrastIn, type Look, lookOf } from '../support/browser/pixels';
import { SITE } from '../support/site/site';
import { openModel as open, shown } from './model-browser';
import { expect, test } from '../support/test';
import { cornersOf } from '../../../src/features/model/turn/corners';

const t = translator('en');
const words = WORDS.en.models;
const work = (slug: string) => routePath('works-slug', 'en', { slug });
const SIDEBOARD = work('cloison-sideboard');
const stage = (page: Page) => page.locator('[data-part=stage]');
const isModel = (url: string) => /\.(glb|hdr)$/.test(url);
/** Whether a script among these draws models. Their names do not say. */
const canDraw = async (asked: readonly string[]) => {
  const scripts = asked.filter((url) => url.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return texts.some((text) => text.includes('WebGLRenderer'));
};

/** As the library has it now. */
const cameraIn = (page: Page): Promise<Camera> =>
  page.locator('model-viewer').evaluate((element) => {
    const model = element as unknown as ModelViewerElement;
    const { theta, phi, radius } = model.getCameraOrbit();
    const { x, y, z } = model.getCameraTarget();
    return { theta, phi, radius, target: { x, y, z }, lens: model.getFieldOfView() };
  });
/** ° around the piece, from its front. */
const turnedTo = async (page: Page): Promise<number> => ((await cameraIn(page)).theta * 180) / Math.PI;

test.describe('a work with a model', () => {
  test('costs nothing until somebody asks to turn it, then says nothing on the console', async () => {
    const { page, asked, said } = await open(SIDEBOARD);
    await page.getByText(t('model.turn')).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: t('model.turn') }).waitFor();
    expect(asked.filter(isModel)).toEqual([]);
    expect(await canDraw(asked)).toBe(false);
    await page.getByRole('button', { name: t('model.turn') }).click();
    await shown(page);
    expect(new URL(page.url()).hash).toBe('#turn');
    expect(asked.filter((url) => url.endsWith('.glb'))).toHaveLength(1);
    expect(await canDraw(asked)).toBe(true);
    expect(asked.filter((url) => !url.startsWith(SITE.url) && !url.startsWith('blob:'))).toEqual([]);
    expect(said).toEqual([]);
    await page.goBack();
    await stage(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(SIDEBOARD);
    await page.waitForFunction((name) => document.activeElement?.textContent === name, t('model.turn'));
  });

  test('leads back to its place on the page where that was come to by a link, and is loaded anew', async () => {
    const { page } = await open(routePath('works-type-slug', 'en', { slug: 'all' }));
    await page.getByRole('main').locator(`a[href="${SIDEBOARD}"]`).first().click();
    await page.waitForURL(`**${SIDEBOARD}`);
    const button = page.getByRole('button', { name: t('model.turn') });
    await page.getByText(t('model.turn')).scrollIntoViewIfNeeded();
    await button.waitFor();
    await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
    await button.waitFor();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await button.click();
    await shown(page);
    await page.keyboard.press('Escape');
    await stage(page).waitFor({ state: 'detached' });
    await page.waitForFunction((name) => document.activeElement?.textContent === name, t('model.turn'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

  for (const [way, isSeen] of [
    ['mouse', false],
    ['key', true],
  ] as const)
    test(`loaded anew after it was asked for by ${way}: shows where the focus is: ${isSeen}`, async () => {
      const { page } = await open(routePath('works-type-slug', 'en', { slug: 'all' }));
      await page.getByRole('main').locator(`a[href="${SIDEBOARD}"]`).first().click();
      await page.waitForURL(`**${SIDEBOARD}`);
      await page.getByText(t('model.turn')).scrollIntoViewIfNeeded();
      const button = page.getByRole('button', { name: t('model.turn') });
      await (way === 'key' ? button.press('Enter') : button.click());
      await shown(page);
      const close = page.getByRole('dialog').getByRole('button', { name: t('nav.close') });
      await expect.poll(() => close.evaluate((element) => element.matches(':focus-visible'))).toBe(isSeen);
    });

  test('is shown, turned by keys and buttons, and says from where it is seen', async () => {
    const { page } = await open(`${SIDEBOARD}#turn`);
    await shown(page);
    const first = await lookOf(stage(page));
    expect(contrastIn(first)).toBeGreaterThan(3);
    const status = page.getByRole('status').filter({ hasText: 'seen' });
    await expect.poll(() => status.textContent()).toContain(words['turn.side.front-left']);
    for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => turnedTo(page)).toBeCloseTo(62, 0);
    await expect.poll(() => status.textContent()).toContain(words['turn.side.front-right']);
    await expect.poll(async () => changeBetween(first, await lookOf(stage(page)))).toBeGreaterThan(1000);
    await page.getByRole('button', { name: words['turn.left'] }).click();
    await expect.poll(() => turnedTo(page)).toBeCloseTo(47, 0);
    for (let times = 0; times < 9; times += 1) await page.keyboard.press('ArrowDown');
    expect((await cameraIn(page)).phi).toBeLessThanOrEqual(Math.PI / 2 + 0.001);
  });

  test('is measured by lines that end at its corners, also once it is turned', async () => {
    const { page } = await open(`${SIDEBOARD}#turn`);
    await shown(page);
    await page.getByRole('button', { name: words['turn.dimensions'] }).click();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => turnedTo(page)).toBeCloseTo(32, 0);
    const camera = await cameraIn(page);
    const box = (await stage(page).boundingBox())!;
    const line = page.locator('[data-measure=height] line').first();
    // 7 cm off the piece, on the side of the eye, at the far edge of that side.
    const corner = seenAt(camera, box, { x: 0.9 + 0.07, y: 0.7622, z: -0.2315 });
    const distance = async () => {
      const [x2, y2] = await Promise.all(
        ['x2', 'y2'].map(async (name) => Number(await line.getAttribute(name))),
      );
      return Math.hypot(x2! - corner.x, y2! - corner.y);
    };
    await expect.poll(distance).toBeLessThan(3);
    await expect(page.locator('[data-measure]')).toHaveCount(3);
    await expect.poll(() => page.getByText('180 cm').count()).toBeGreaterThan(0);
  });

  test('is seen whole beside a person', async () => {
    const { page } = await open(`${SIDEBOARD}#turn`);
    await shown(page);
    await page.getByRole('button', { name: words['turn.person'] }).click();
    const person = page.locator('[data-part=person]');
    await person.waitFor();
    const [camera, box, own] = [
      await cameraIn(page),
      await stage(page).boundingBox(),
      await person.boundingBox(),
    ];
    const metre = seenAt(camera, box!, { x: 0, y: 0, z: 0 }).metre;
    expect(own!.height / metre).toBeGreaterThan(1.4);
    expect(own!.y).toBeGreaterThan(box!.y);
    expect(own!.y + own!.height).toBeLessThan(box!.y + box!.height);
    const bounds = { min: [-0.9, 0, -0.2315], max: [0.9, 0.7622, 0.2315] } as const;
    for (const corner of cornersOf(bounds as never)) {
      const { x, y } = seenAt(camera, box!, corner);
      expect([x > 0, x < box!.width, y > 0, y < box!.height]).toEqual([true, true, true, true]);
    }
  });

  test('that is a lamp is lit by the page’s own switch', async () => {
    const { page, said } = await open(`${work('strates-table-lamp')}#turn`, { colorScheme: 'dark' });
    await shown(page);
    const lit = await lookOf(stage(page));
    await page.getByRole('dialog').getByRole('switch').click();
    await page.waitForFunction(
      () => (document.querySelector('model-viewer') as unknown as ModelViewerElement).variantName === 'off',
    );
    const sum = ({ light }: Look) => light.reduce((all, one) => all + one, 0);
    await expect.poll(async () => sum(lit) / sum(await lookOf(stage(page)))).toBeGreaterThan(1.5);
    expect(said).toEqual([]);
  });

  test('is the last step of its pictures', async () => {
    const { page } = await open(`${SIDEBOARD}#picture-3`);
    const next = page.getByRole('dialog').getByRole('button', { name: t('model.turn') });
    await next.waitFor();
    await page.keyboard.press('ArrowRight');
    await shown(page);
    expect(new URL(page.url()).hash).toBe('#turn');
  });
});

test('what hangs from a ceiling is said to hang there', async () => {
  const { page } = await open(`${work('ruche-pendant')}#turn`);
  await page.getByText(words['turn.room-ceiling']).waitFor();
  await expect(page.getByRole('dialog').getByRole('button', { name: t('model.room') })).toHaveCount(0);
});

test('models may be shown on pages that have them alone', async () => {
  const policies = await Promise.all(
    [SIDEBOARD, routePath('selection', 'en'), '/', routePath('about', 'en')].map(async (path) => {
      const { headers } = await fetch(SITE.url + path);
      return [
        /connect-src [^;]*blob:/.test(headers.get('content-security-policy')!),
        headers.get('permissions-policy')!.includes('xr-spatial-tracking=(self)'),
      ];
    }),
  );
  expect(policies).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});
