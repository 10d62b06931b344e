import type { Page, Route } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import type { Room } from '../../../src/contract/rooms/room';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { HOSTILE } from './hostile-words';
import { open } from '../support/browser/browser';
import { fetchFile } from '../support/site/downloads';
import { makeRoom } from '../support/site/make-rooms';
import { readPage } from '../support/site/read-page';
import { SITE } from '../support/site/site';
import { articlesOf, floorOf, isCall } from './room-words';
import { expect, inTurn, test } from '../support/test';

/** Changes what the API says of a room, from the call on. */
const changed = async (route: Route, change: (room: Room) => void) => {
  const answer = await route.fetch({
    headers: { ...route.request().headers(), prefer: '', 'if-none-match': '' },
  });
  const { data } = (await answer.json()) as { data: Room };
  change(data);
  await route.fulfill({ json: { data } });
};

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);

    test('a room shows its letter, its pieces on one floor, and each of them with what it costs', async () => {
      const { path } = await makeRoom(SITE.dataDir, { locale });
      const page = await open(path);
      await articlesOf(page).first().waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(t('room.for', { client: 'Madame Leroy' }))).toBeVisible();
      await expect(page.locator('[data-part=letter] p')).toHaveCount(4);
      await expect(floorOf(page).getByRole('link')).toHaveCount(6);
      await expect(articlesOf(page)).toHaveCount(6);
      const prices = await page.locator('article [data-part=price]').allInnerTexts();
      expect(prices).toHaveLength(5);
      expect(prices[0]).toContain(t('room.with-vat'));
      expect(prices[2]).toContain(t('room.without-vat'));
      // The mirror is sold.
      await expect(articlesOf(page).nth(4).locator('[data-part=sold]')).toHaveCount(1);
      await expect(page.getByText(t('room.counted'))).toBeVisible();
    });

    test('keeps its letter in the language that it is written in when the page changes its own', async () => {
      const other = locale === 'en' ? 'fr' : 'en';
      const { path, token } = await makeRoom(SITE.dataDir, { locale });
      const page = await open(path);
      await articlesOf(page).first().waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: LOCALES[other].name }).click();
      await page.waitForURL(SITE.url + routePath('room-id', other, { id: token }));
      await page.getByText(translator(other)('room.for', { client: 'Madame Leroy' })).waitFor();
      await expect(page.locator('[data-part=letter]')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[other].tag);
    });

    test('says in one way for all that a room is not open, with address and telephone', async () => {
      const { path } = await makeRoom(SITE.dataDir, { locale, validUntil: '2020-01-01T00:00:00.000Z' });
      for (const address of [path, routePath('room-id', locale, { id: 'x'.repeat(43) })]) {
        const page = await open(address);
        await page.getByRole('heading', { level: 1, name: t('room.closed-title') }).waitFor();
        const main = await page.getByRole('main').innerText();
        expect(main).toContain('14 rue des Trois-Lanternes');
        await expect(page.getByRole('main').locator('a[href^="tel:+33"]')).toHaveCount(1);
      }
    });

    test('says without scripts what to do', async () => {
      const { path } = await makeRoom(SITE.dataDir, { locale });
      const page = await open(path, { javaScriptEnabled: false });
      const main = page.getByRole('main');
      await expect.poll(() => main.innerText()).toContain(t('room.needs-scripts'));
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    });
  });

test.describe('a room', () => {
  test('is in no list, and its page holds nothing of it', async () => {
    const { path, token } = await makeRoom(SITE.dataDir);
    const { headers, html } = await readPage(path);
    expect(html.toString()).not.toMatch(/Leroy|9[,.]?800|Guetteur/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const answer = await fetch(`${SITE.url}/api/rooms/${token}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const list of ['/sitemap-0.xml', '/llms.txt', '/robots.txt'])
      expect((await fetchFile(list)).text).not.toMatch(/\/room|\/salon/);
  });

  test('asks for itself before the scripts of the page, once', async () => {
    const { path } = await makeRoom(SITE.dataDir);
    const asked: string[] = [];
    const page = await open(path, {
      prepare: (next) => next.on('request', (request) => asked.push(request.url())),
    });
    await articlesOf(page).first().waitFor();
    const first = asked.findIndex((url) => isCall(url, 'room'));
    const script = asked.findIndex((url) => url.endsWith('.js'));
    expect(first).toBeLessThan(script);
    expect(asked.filter((url) => isCall(url, 'room')).length).toBeLessThanOrEqual(2);
  });

  test('leaves title and letter as they were painted first', async () => {
    const { path } = await makeRoom(SITE.dataDir);
    const page = await open(path, {
      prepare: (next) =>
        next.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            new MutationObserver((_, observer) => {
              const title = document.querySelector('main h1');
              if (!title) return;
              Object.assign(window, { painted: [title, document.querySelector('[data-part=letter] p')] });
              observer.disconnect();
            }).observe(document.body, { childList: true, subtree: true });
          });
        }),
    });
    await articlesOf(page).first().waitFor();
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as Window & { painted?: Element[] }).painted?.map((one) => one.isConnected),
        ),
      )
      .toEqual([true, true]);
  });

  test('says by itself that a piece is sold meanwhile', async () => {
    const { path } = await makeRoom(SITE.dataDir);
    let isSold = false;
    const page = await open(path, {
      prepare: (next) =>
        next.route('**/api/rooms/*', (route) =>
          changed(route, ({ pieces: [lamp] }) => {
            if (!isSold || !lamp?.work) return;
            lamp.work.availability = 'sold';
            delete lamp.price;
          }),
        ),
    });
    const lamp = articlesOf(page).first();
    await lamp.locator('[data-part=price]').waitFor();
    isSold = true;
    await lamp.locator('[data-part=sold]').waitFor();
    await expect(lamp.locator('[data-part=price]')).toHaveCount(0);
    await expect(
      page.getByText(translator('en')('room.sold-now', { title: 'Guetteur floor lamp' })),
    ).toHaveCount(1);
  });

  test('stays while the API is down, says so, and closes when it was withdrawn', async () => {
    const { path } = await makeRoom(SITE.dataDir);
    const t = translator('en');
    let answer: 'down' | 'gone' | undefined;
    const page = await open(path, {
      prepare: (next) =>
        next.route('**/api/rooms/*', (route) => {
          if (answer === 'down') return route.abort();
          if (answer === 'gone') return route.fulfill({ status: 404, json: { error: { message: 'Gone' } } });
          return changed(route, () => undefined);
        }),
    });
    await articlesOf(page).first().waitFor();
    answer = 'down';
    await page.getByText(t('room.stale')).waitFor();
    await expect(articlesOf(page)).toHaveCount(6);
    answer = 'gone';
    await page.getByRole('heading', { name: t('room.closed-title') }).waitFor();
    await expect(articlesOf(page)).toHaveCount(0);
  });

  test('holds hostile words as words', async () => {
    const { path } = await makeRoom(SITE.dataDir, HOSTILE);
    const page = await open(path);
    await articlesOf(page).first().waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(HOSTILE.title);
    await expect
      .poll(() => page.evaluate(() => (window as Window & { hacked?: boolean }).hacked))
      .toBeUndefined();
    await expect(
      page.locator('main :is(script[src], iframe, img[onerror], [onclick], [style*=fixed])'),
    ).toHaveCount(0);
    await expect.poll(() => widerThanWindow(page)).toBe(false);
  });

  test('of 60 works loads the pictures that are seen, and is no wider than the window', async () => {
    const works = ['guetteur-floor-lamp', 'anse-armchairs', 'quai-bench', 'orbite-ceiling-light'];
    const pieces = Array.from({ length: 60 }, (_, at) => ({ work: works[at % 4]!, title: `Work ${at}` }));
    const { path } = await makeRoom(SITE.dataDir, { pieces });
    const page = await open(path, { viewport: { width: 390, height: 844 } });
    await articlesOf(page).nth(59).waitFor();
    await expect(floorOf(page).getByRole('link')).toHaveCount(60);
    const loaded = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
    expect(loaded).toBeLessThan(60);
    await expect.poll(() => widerThanWindow(page)).toBe(false);
    await floorOf(page).getByRole('link').last().focus();
    await expect.poll(() => floorOf(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(3000);
  });

  test('leads from its floor to each piece, and from a picture into the viewer with its name', async () => {
    const { path } = await makeRoom(SITE.dataDir);
    const page = await open(path);
    await floorOf(page).getByRole('link').nth(2).click();
    const third = articlesOf(page).nth(2);
    await page.waitForFunction(
      (id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return top >= 0 && top < window.innerHeight;
      },
      (await third.getAttribute('id')) ?? '',
    );
    await third.locator('a[aria-haspopup=dialog]').first().click();
    const viewer = page.getByRole('dialog');
    await viewer.waitFor();
    await expect.poll(() => viewer.getAttribute('aria-label')).toContain('Cloison sideboard');
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        third
          .locator('a[aria-haspopup=dialog]')
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
  });
});

const widerThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
