import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { EN, type Words } from '../../desk/words/en';
import { FR } from '../../desk/words/fr';
import { runScript } from '../../scripts/lib/run-script';
import { useBrowserUnderTest } from '../e2e/support/browser/browser-under-test';
import { launchBrowser } from '../e2e/support/browser/launch-browser';
import { writtenRoom } from './manual/written-room';

/** The pictures of the editors' manual (`docs/desk.md`), in both languages: `npm run manual-pictures`, after `npm run build`; `-- --only works,work`. */
const FOLDER = 'docs/pictures/desk';
/** px */
const SIZE = { width: 1280, height: 800 };
const LAMP = 'guetteur-floor-lamp';
const WORDS: Record<'en' | 'fr', Words> = { en: EN, fr: FR };

/** ms: pictures come in softly, those of the page beside the form as well. */
const SETTLING = 3_000;

interface Scene {
  name: string;
  path: string;
  /** Brings it to what is to be seen. */
  prepare: (page: Page, words: Words, locale: keyof typeof WORDS) => Promise<unknown>;
}

/** The page beside the form, with the picture that it begins with. */
async function previewed(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const first = frame.locator('main img').first();
  await first.evaluate((picture) => (picture as HTMLImageElement).decode());
}
/** In the browser: fonts and the pictures in sight are there. */
const isDrawn = (): boolean =>
  document.fonts.status === 'loaded' &&
  Array.from(document.images).every(
    (picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight,
  );
const grid = (page: Page) => page.getByRole('grid').first().waitFor();
const SCENES: readonly Scene[] = [
  { name: 'today', path: '/', prepare: (page) => page.getByRole('heading').first().waitFor() },
  { name: 'works', path: '/works', prepare: grid },
  { name: 'work', path: `/works/${LAMP}`, prepare: previewed },
  {
    name: 'schedule',
    path: `/works/${LAMP}`,
    async prepare(page, words) {
      await previewed(page);
      await page.getByRole('button', { name: words['acts.schedule'], exact: true }).click();
      await page.getByRole('group', { name: words['acts.day'], exact: true }).waitFor();
    },
  },
  {
    name: 'history',
    path: `/works/${LAMP}/history`,
    prepare: (page) => page.getByRole('heading').first().waitFor(),
  },
  { name: 'pictures', path: '/pictures', prepare: (page) => page.locator('main img').first().waitFor() },
  {
    name: 'import',
    path: '/import',
    async prepare(page, words) {
      const list = path.join(__dirname, 'manual/works-of-a-gallery.csv');
      await page.locator(`input[aria-label="${words['list.choose']}"]`).setInputFiles(list);
      await page.getByRole('table').or(page.getByRole('combobox')).first().waitFor();
    },
  },
  { name: 'room', path: '/rooms', prepare: writtenRoom },
];

runScript(async (signal) => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const chosen = SCENES.filter(({ name }) => !values.only || values.only.split(',').includes(name));
  const browser = await launchBrowser();
  // What the tests' desk is looked at with, too.
  useBrowserUnderTest(browser);
  const { comeToDesk, startOwnDesk } = await import('../e2e/desk/own-desk');
  const { startHooks } = await import('../e2e/desk/stand-in-hooks');
  const { writeToGallery } = await import('../e2e/desk/visitors');
  const hooks = await startHooks();
  const desk = await startOwnDesk({ hooks: hooks.settings });
  try {
    await writeToGallery(desk);
    for (const locale of ['en', 'fr'] as const) {
      const name = locale === 'en' ? 'Ada Lindqvist' : 'Inès Morvan';
      const secret = await desk.join({
        email: `${locale}@example.org`,
        name,
        may: 'everything',
        language: locale,
      });
      const page = await comeToDesk(desk, { secret, locale: locale === 'en' ? 'en-GB' : 'fr-FR' });
      await page.setViewportSize(SIZE);
      await someWork(page, desk.url, locale);
      await mkdir(path.join(FOLDER, locale), { recursive: true });
      for (const scene of chosen) {
        signal.throwIfAborted();
        await page.goto(desk.url + scene.path);
        await scene.prepare(page, WORDS[locale], locale);
        await page.waitForFunction(isDrawn);
        await page.waitForTimeout(SETTLING);
        const png = await page.screenshot();
        await sharp(png)
          .jpeg({ quality: 80, mozjpeg: true })
          .toFile(path.join(FOLDER, locale, `${scene.name}.jpg`));
      }
      await page.context().close();
    }
  } finally {
    await desk.close();
    await hooks.close();
    await browser.close();
  }
});

/** Something published and something not, so that lists and history have something to show. */
async function someWork(page: Page, url: string, locale: 'en' | 'fr'): Promise<void> {
  await page.goto(`${url}/works`);
  const at = `${url}/api/items/works/${LAMP}`;
  const send = (method: 'PUT' | 'POST', address: string, data: object) =>
    page.request.fetch(address, { method, data, headers: { origin: new URL(url).origin } });
  const change = async (path: string, to: (before: string) => string) => {
    const { published } = (await (await page.request.get(at)).json()) as { published: object };
    const before = path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], published);
    const value = to(String(before));
    const answer = await send('PUT', `${at}/draft`, { changes: [{ path, before, value }] });
    return ((await answer.json()) as { item: { draft: { number: number } } }).item.draft.number;
  };
  const draft = await change(`date.${locale}`, () => (locale === 'en' ? 'circa 1954' : 'vers 1954'));
  await send('POST', `${url}/api/publish`, { items: [{ shelf: 'works', id: LAMP, draft }] });
  await change(`edition.${locale}`, (before) => `${before}, Paris`);
}
