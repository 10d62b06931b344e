import type { Page } from '@playwright/test';
import { translator, WORDS } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { violationsIn } from '../support/browser/axe';
import { cutLine } from './cut-line';
import { openModel as open, shown } from './model-browser';
import { expect, test } from '../support/test';

const t = translator('en');
const words = WORDS.en.models;
const SLUG = 'cloison-sideboard';
const PATH = routePath('works-slug', 'en', { slug: SLUG });
const MODELS = '**/*.glb';
const stage = (page: Page) => page.locator('[data-part=stage]');
const turn = async (page: Page) => {
  await page.getByText(t('model.turn')).first().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: t('model.turn') }).click();
};

/** The picture and a sentence, nothing that would not work, and the way back. */
async function endsInPicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').getByText(words['turn.failed']).waitFor();
  await expect(stage(page).locator('[data-part=picture]')).toHaveAttribute('data-gone', 'false');
  const picture = stage(page).locator('[data-part=picture] img').first();
  await page.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth > 0,
    await picture.elementHandle(),
  );
  for (const name of [words['turn.dimensions'], words['turn.left'], t('model.room')])
    await expect(dialog.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  expect(await violationsIn(page, 'all', 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await stage(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(PATH);
}

/** Lets no script through that can draw. Their names say nothing. */
const keepLibraryFrom = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('WebGLRenderer')) await route.abort();
    else await route.fulfill({ response });
  });

test.describe('a work whose model does not come', () => {
  const cases: [string, (page: Page) => Promise<unknown>][] = [
    ['is not there', (page) => page.route(MODELS, (route) => route.fulfill({ status: 404 }))],
    ['is no model', (page) => page.route(MODELS, (route) => route.fulfill({ body: 'glTF, or not' }))],
    ['is on a line that is cut', (page) => cutLine(page, MODELS)],
    ['cannot be asked for', (page) => page.route(MODELS, (route) => route.abort())],
    ['is nothing without its library', keepLibraryFrom],
  ];
  for (const [name, prepare] of cases)
    test(`since it ${name} ends in its picture and a sentence`, async () => {
      const { page } = await open(PATH, { prepare });
      await turn(page);
      await endsInPicture(page);
    });

  test('is turned at the next try, once the line is there again', async () => {
    const { page } = await open(PATH, {
      prepare: (next) => next.route(MODELS, (route) => route.abort()),
    });
    await turn(page);
    await endsInPicture(page);
    await page.unroute(MODELS);
    await turn(page);
    await shown(page);
  });
});

test('a browser without WebGL whose visitor comes by the address shows the picture and says so', async () => {
  const { page, asked } = await open(`${PATH}#turn`, {
    prepare: (next) =>
      next.addInitScript(() => {
        const make = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
        HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, ...args: unknown[]) {
          return /^webgl/.test(String(args[0])) ? null : make.apply(this, args);
        } as never;
      }),
  });
  await endsInPicture(page);
  expect(asked.filter((url) => url.endsWith('.glb'))).toEqual([]);
});

test('a drawing that the browser takes away ends in the picture and a sentence', async () => {
  const { page } = await open(`${PATH}#turn`, { prepare: watchDrawing });
  await shown(page);
  await page.evaluate(() => {
    const { contexts } = window as unknown as { contexts: WebGL2RenderingContext[] };
    for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await endsInPicture(page);
});

test('lets go of all that a piece has taken of the processor for pictures, however often it is opened', async () => {
  const { page } = await open(PATH, { prepare: watchDrawing });
  const openAndClose = async () => {
    await turn(page);
    await shown(page);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await stage(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    return page.evaluate(() => {
      const { kept, contexts } = window as unknown as { kept: object; contexts: unknown[] };
      return { ...kept, contexts: contexts.length };
    });
  };
  await openAndClose();
  const early = await openAndClose();
  await openAndClose();
  expect(await openAndClose()).toEqual(early);
});

/** Keeps the contexts of WebGL that are made, and counts what is in them. */
const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    const kept = { textures: 0, buffers: 0 };
    Object.assign(window, { contexts, kept });
    const make = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, ...args: unknown[]) {
      const context = make.apply(this, args);
      if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) contexts.push(context);
      return context;
    } as never;
    const count = (name: 'Texture' | 'Buffer', kind: keyof typeof kept) => {
      const prototype = WebGL2RenderingContext.prototype as unknown as Record<
        string,
        (...args: unknown[]) => unknown
      >;
      const [create, remove] = [prototype[`create${name}`]!, prototype[`delete${name}`]!];
      prototype[`create${name}`] = function made(...args) {
        kept[kind] += 1;
        return create.apply(this, args);
      };
      prototype[`delete${name}`] = function gone(...args) {
        if (args[0]) kept[kind] -= 1;
        return remove.apply(this, args);
      };
    };
    count('Texture', 'textures');
    count('Buffer', 'buffers');
  });
