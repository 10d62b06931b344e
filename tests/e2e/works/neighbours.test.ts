import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { BENCH, gathered, LAMP, SCREEN } from '../support/site/gathered-works';
import { SITE } from '../support/site/site';
import { expect, test } from '../support/test';
const LIST = '/works/type/all';
const figures = (page: Page) => page.getByRole('main').locator('a[data-work]');
const beside = (page: Page) => page.getByRole('navigation', { name: 'Works beside this one' });
/** Scrolls there; then waits by the page's own clock, after the button has begun to, and for longer. */
const restAt = (top: number) =>
  new Promise<void>((resolve) => {
    window.scrollTo({ top, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 350)));
  });
const pathsIn = (page: Page) =>
  figures(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

test('are those of the list as it was filtered, by link and arrow key; the grid is there again', async () => {
  const page = await open(`${LIST}?availability=sold`);
  await hydrated(page);
  const paths = await pathsIn(page);
  await figures(page).nth(0).click();
  await arrivedAt(page, SITE.url + paths[0]!);
  const nav = beside(page);
  await nav.getByRole('link', { name: /^next/ }).waitFor();
  await expect(nav.getByRole('link')).toHaveCount(1);
  // In letters of one size, on one line with the way back.
  const ways = page.locator('[data-label] header a');
  const feet = await ways.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.firstChild!);
      return Math.round(words.getBoundingClientRect().bottom);
    }),
  );
  expect(new Set(feet).size).toBe(1);
  await nav.getByRole('link', { name: /^next/ }).click();
  await arrivedAt(page, SITE.url + paths[1]!);
  await nav.getByRole('link', { name: /^next/ }).focus();
  await page.keyboard.press('ArrowRight');
  await arrivedAt(page, SITE.url + paths[2]!);
  await page.getByRole('link', { name: 'Back to grid view' }).first().click();
  await page.waitForURL(`${SITE.url}${LIST}?availability=sold`);
  await figures(page)
    .nth(paths.length - 1)
    .waitFor();
  await expect(figures(page)).toHaveCount(paths.length);
});

test('are the results of a search', async () => {
  const page = await open('/about?q=lmap');
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByText('instead of ‘lmap’').waitFor();
  const results = box.locator('a[data-work]');
  const second = await results.nth(1).getAttribute('href');
  await results.nth(0).click();
  const nav = beside(page);
  await expect(nav.getByRole('link', { name: /^next/ })).toHaveAttribute('href', second ?? '');
});

for (const locale of ['en', 'fr'] as const)
  test(`are those of the selection, in ${locale}`, async () => {
    const t = translator(locale);
    const works = [BENCH, SCREEN, LAMP];
    const page = await open(routePath('selection', locale), { prepare: gathered(locale, ...works) });
    await figures(page).nth(2).waitFor();
    const paths = await pathsIn(page);
    await figures(page).nth(1).click();
    await arrivedAt(page, paths[1]!);
    const nav = page.getByRole('navigation', { name: t('work.neighbours') });
    await nav.getByRole('link').nth(1).waitFor();
    await expect
      .poll(() =>
        nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual([paths[0], paths[2]]);
    await nav.getByRole('link', { name: new RegExp(`^${t('viewer.next')}`) }).click();
    await arrivedAt(page, paths[2]!);
  });

test.describe('on a phone', () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };

  /** A finger that goes over the pictures, as the system tells the browser. */
  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const box = (await page.locator('[data-strip]').boundingBox())!;
    const y = box.y + box.height / 2;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await send('touchStart', from);
    for (let step = 1; step <= 6; step += 1) await send('touchMove', from + ((to - from) * step) / 6);
    await send('touchEnd');
    await client.detach();
  }

  const placeIn = (page: Page) =>
    page.locator('[data-strip]').evaluate(({ scrollLeft, clientWidth, scrollWidth }) => ({
      isFirst: scrollLeft <= 2,
      isLast: scrollLeft + clientWidth >= scrollWidth - 2,
    }));

  test('a swipe past the last picture leads to the next work, one before the first back', async () => {
    const page = await open(LIST, phone);
    await hydrated(page);
    const paths = await pathsIn(page);
    const at = paths.indexOf('/works/quai-bench');
    expect(at).toBeGreaterThan(0);
    await figures(page).nth(at).click();
    await arrivedAt(page, paths[at]!);
    await beside(page).getByRole('link').first().waitFor();
    // Among the pictures it leads from one to the next.
    await swipe(page, 330, 60);
    await page.waitForFunction(() => {
      const { scrollLeft, clientWidth, scrollWidth } = document.querySelector('[data-strip]')!;
      return scrollLeft + clientWidth >= scrollWidth - 2;
    });
    expect(new URL(page.url()).pathname).toBe(paths[at]);
    await swipe(page, 330, 60);
    await arrivedAt(page, paths[at + 1]!);
    await beside(page)
      .getByRole('link', { name: /^previous/ })
      .waitFor();
    await expect.poll(() => placeIn(page)).toMatchObject({ isFirst: true });
    await swipe(page, 60, 330);
    await arrivedAt(page, paths[at]!);
  });

  test('the round button steps up where it would rest on something to press', async () => {
    const page = await open(LIST, phone);
    await hydrated(page);
    await page.locator('[data-search-opener]').waitFor();
    await page.waitForLoadState('networkidle');
    const lifts: number[] = [];
    const covered: string[] = [];
    for (let top = 0; top <= 2000; top += 125) {
      await page.evaluate(restAt, top);
      const { up, under } = await page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-search-opener]')!;
        const place = button.getBoundingClientRect();
        const under = [
          ...document.querySelectorAll('main :is(a[href], button, input, select, summary)'),
        ].filter((control) =>
          [...control.getClientRects()].some((rect) => {
            const across = Math.min(rect.right, place.right) - Math.max(rect.left, place.left);
            const down = Math.min(rect.bottom, place.bottom) - Math.max(rect.top, place.top);
            return across > 0 && down > 0 && across * down > 0.2 * rect.width * rect.height;
          }),
        );
        return {
          up: Number(button.dataset.up ?? 0),
          under: under.map(({ outerHTML }) => outerHTML.slice(0, 90)),
        };
      });
      lifts.push(up);
      covered.push(...under.map((control) => `${top}: ${control}`));
    }
    expect(covered).toEqual([]);
    expect(Math.max(...lifts)).toBeGreaterThan(0);
    expect(Math.min(...lifts)).toBe(0);
  });
});
