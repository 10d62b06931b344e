import type { Locator } from '@playwright/test';
import { FLOOR_HASH } from '../../../src/contract/forms/arranged-selection';
import { translator, WORDS } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { changeBetween, contrastIn, lookOf } from '../support/browser/pixels';
import { AWKWARD } from '../support/site/gathered-works';
import { openModel as open, shown } from './model-browser';
import { expect, test } from '../support/test';

/** ms after which the panel is up, and the models are drawn in the room that it leaves. */
const SETTLED_MS = 1500;

const t = translator('en');
const words = WORDS.en.models;
const SELECTION = `${routePath('selection', 'en')}?works=brise-lounge-chair,cloison-sideboard`;
const handle = (title: string) => words['floor.take'].replace('{{title}}', title);

/** What is drawn by us. */
const PARTS = ['person', 'outline', 'wall'] as const;
/** Where they are, in px. */
async function partsIn(within: Locator) {
  const boxes = await Promise.all(
    PARTS.map(async (name) => [name, await within.locator(`[data-part=${name}]`).boundingBox()] as const),
  );
  return Object.fromEntries(boxes) as Record<
    (typeof PARTS)[number],
    Awaited<ReturnType<Locator['boundingBox']>>
  >;
}

test.describe('works side by side', () => {
  test('are moved and turned by keys, stand against a wall, and come back as they stood', async () => {
    const { page, said } = await open(SELECTION);
    await page.getByRole('button', { name: t('model.floor') }).click();
    await shown(page);
    expect(contrastIn(await lookOf(page.locator('[data-part=stage]')))).toBeGreaterThan(3);
    await page.getByText('2 pieces, 2.67 m of wall').waitFor();

    await page.getByRole('button', { name: words['floor.move'] }).click();
    await page.getByRole('button', { name: handle('Cloison sideboard') }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'r', 'r'])
      await page.keyboard.press(key);
    await page.getByRole('button', { name: handle('Brise lounge chair') }).focus();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: words['floor.wall'] }).click();
    await page.getByLabel(words['floor.wall-length']).fill('200');
    await page
      .getByText(/the row is \d+\scm longer than the wall/)
      .first()
      .waitFor();
    const { search } = new URL(page.url());
    expect(search).toMatch(/^\?works=brise-lounge-chair,cloison-sideboard&at=36r15,186r30&wall=200$/);

    await page.keyboard.press('Escape');
    await page.locator('[data-part=stage]').waitFor({ state: 'detached' });
    await page.waitForFunction((kept) => window.location.search === kept, search);
    await page.reload();
    await page.getByRole('button', { name: t('model.floor') }).click();
    await shown(page);
    await expect(page.getByLabel(words['floor.wall-length'])).toHaveValue('200');
    expect(new URL(page.url()).search).toBe(search);
    expect(said).toEqual([]);
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ])
    test(`are whole above the way to a phone, in a window of ${JSON.stringify(viewport)}`, async () => {
      const { page } = await open(
        `${routePath('selection', 'en')}?works=guetteur-floor-lamp,portique-table-lamp#${FLOOR_HASH}`,
        { viewport },
      );
      await shown(page);
      await page.getByRole('button', { name: words['floor.room'] }).click();
      const panel = page.getByRole('region', { name: words['turn.room-title'] });
      await panel.waitFor();
      await page.waitForTimeout(SETTLED_MS);
      const below = (await panel.boundingBox())!;
      expect(below.y + below.height).toBeCloseTo(viewport.height, 0);
      const lamp = page.locator('[data-part=stage]').getByRole('link', { name: 'Guetteur floor lamp' });
      const { y, height, width } = (await lamp.boundingBox())!;
      expect(y + height).toBeLessThan(below.y);
      expect(width).toBeGreaterThan(60);
      // Something of the shade is seen: the top of the lamp is drawn.
      const upper = await page.screenshot({ clip: { x: 0, y, width: viewport.width, height: height / 4 } });
      await page
        .locator('model-viewer')
        .evaluate((element) => element.style.setProperty('visibility', 'hidden'));
      const empty = await page.screenshot({ clip: { x: 0, y, width: viewport.width, height: height / 4 } });
      expect(upper.equals(empty)).toBe(false);
    });

  test('are printed as they stand on the screen: models, person, wall, and the outline of what has no model', async () => {
    const works = `brise-lounge-chair,${AWKWARD.en}`;
    const { page, said } = await open(
      `${routePath('selection', 'en')}?works=${works}&at=36,150&wall=100#${FLOOR_HASH}`,
    );
    await shown(page);
    const stage = await page.locator('[data-part=stage]').boundingBox();
    const onScreen = await partsIn(page.locator('[data-part=stage]'));
    await page.keyboard.press('Escape');
    await page.locator('[data-part=stage]').waitFor({ state: 'detached' });
    const figure = page.locator('[data-part=printed-floor]');
    const models = figure.locator('img');
    await models.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const wide = await models.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    // Drawn by a slow processor as well, it is all of the stage.
    expect(wide).toBe(stage!.width * (await page.evaluate(() => devicePixelRatio)));
    const onPaper = await partsIn(figure);
    // All at one scale, which is another one than the screen's; lines are as thin on both.
    const scales = PARTS.map((name) => onPaper[name]!.width / onScreen[name]!.width);
    for (const scale of scales) expect(scale / scales[0]!).toBeCloseTo(1, 1);
    const apart = ({ person, outline }: Awaited<ReturnType<typeof partsIn>>) => person!.x - outline!.x;
    expect(apart(onPaper) / apart(onScreen) / scales[0]!).toBeCloseTo(1, 1);
    await figure.getByText(/\scm past the wall/).waitFor();
    // The chair, which is in the picture alone.
    const look = await lookOf(figure);
    await models.evaluate((image) => (image as HTMLElement).style.setProperty('visibility', 'hidden'));
    expect(changeBetween(look, await lookOf(figure))).toBeGreaterThan(500);
    expect(said).toEqual([]);
  });

  test('are printed as their fronts by who was sent them and has not looked at them yet', async () => {
    const { page } = await open(`${SELECTION}&at=36,177&wall=300`);
    await page.emulateMedia({ media: 'print' });
    const figure = page.locator('[data-part=printed-floor]');
    await figure.waitFor();
    await expect(figure.locator('[data-part=outline]')).toHaveCount(2);
    await expect(figure.locator('img')).toHaveCount(0);
  });

  test('a length that is none is said, and changes nothing', async () => {
    const { page } = await open(`${SELECTION}&at=36,177&wall=300#floor`);
    await shown(page);
    await page.getByLabel(words['floor.wall-length']).fill('3 m');
    await page
      .getByText(words['floor.wall-fault'].replace('{{min}}', '50').replace('{{max}}', '2000'))
      .waitFor();
    expect(new URL(page.url()).search).toContain('wall=300');
  });
});
