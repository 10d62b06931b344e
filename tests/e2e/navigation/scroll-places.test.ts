import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, visit, type Visitor } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { expect, inTurn, test } from '../support/test';

const WORK = { en: 'quai-bench', fr: 'banc-quai' };

interface Watched extends Window {
  seen?: [page: string, top: number][];
  ___navigate?: (path: string) => void;
}

/** Notes after each frame which page was painted, and how far down. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: [string, number][] = ((window as Watched).seen = []);
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      const shown = document.querySelector<HTMLElement>('[data-page]')?.dataset.page ?? '';
      const [last, top] = seen.at(-1) ?? [];
      if (last !== shown || top !== Math.round(window.scrollY))
        seen.push([shown, Math.round(window.scrollY)]);
    };
    const frame = () => {
      port1.postMessage('');
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** px: where each page is left. */
const LEFT = 500;

const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }, top);

/** As the site's links do. */
const goTo = (page: Page, path: string) => page.evaluate((to) => (window as Watched).___navigate?.(to), path);

const topOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Frames for which a page is watched once it has arrived. */
const WATCHED = 20;

async function settled(page: Page, path: string): Promise<void> {
  await arrivedAt(page, path);
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, WATCHED);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${reducedMotion}`, () => {
    const visitor: Visitor = { reducedMotion, viewport: { width: 1000, height: 700 } };
    const list = allWorksPath('en');
    const work = routePath('works-slug', 'en', { slug: WORK.en });
    const sheet = routePath('works-slug-pdf', 'en', { slug: WORK.en });
    const contact = routePath('contact', 'en');
    const legal = routePath('legal-notice', 'en');

    test('a page is painted only where it belongs', async () => {
      const page = await open(list, visitor);
      const changes: [path: string, go: () => Promise<unknown>, top: unknown][] = [
        [work, () => goTo(page, work), 0],
        [list, () => page.goBack(), LEFT],
        [work, () => page.goForward(), LEFT],
        [sheet, () => goTo(page, sheet), 0],
        [work, () => page.goBack(), LEFT],
        [legal, () => goTo(page, legal), 0],
        [`${contact}#newsletter`, () => goTo(page, `${contact}#newsletter`), expect.any(Number)],
        [legal, () => page.goBack(), LEFT],
        [list, () => goTo(page, list), 0],
      ];
      await watchFrames(page);
      for (const [path, go, top] of changes) {
        await scrollTo(page, LEFT);
        await page.evaluate(() => ((window as Watched).seen!.length = 0));
        await go();
        await settled(page, path);
        const shown = await page.evaluate(() => (window as Watched).seen!);
        const [pathname] = path.split('#', 1);
        expect(shown.filter(([at]) => at === pathname)).toEqual([[pathname, top]]);
      }
    });
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const about = routePath('about', locale);
    const contact = routePath('contact', locale);

    test('a page opened anew begins at its top; reload, Back and Forward know each entry’s own place', async () => {
      const page = await open(about);
      await scrollTo(page, 700);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => topOf(page)).toBe(700);
      await visit(page, contact);
      await scrollTo(page, 200);
      await visit(page, about);
      await expect.poll(() => topOf(page)).toBe(0);
      await scrollTo(page, 300);
      await goTo(page, contact);
      await settled(page, contact);
      await expect.poll(() => topOf(page)).toBe(0);
      await scrollTo(page, 100);
      const back = async (path: string, top: number) => {
        await page.goBack();
        await hydrated(page);
        await settled(page, path);
        await expect.poll(() => topOf(page)).toBe(top);
      };
      await back(about, 300);
      await back(contact, 200);
      await back(about, 700);
      await page.goForward();
      await hydrated(page);
      await settled(page, contact);
      await expect.poll(() => topOf(page)).toBe(200);
    });
  });
