import type { Locator, Page } from '@playwright/test';
import { translator, WORDS } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { violationsIn } from '../support/browser/axe';
import { readQr } from '../support/browser/read-qr';
import { SITE } from '../support/site/site';
import { readZip } from '../../read-zip';
import { findWork } from '../viewer/find-work';
import { ANDROID, IN_HAND, IPHONE } from './devices';
import { openModel as open, shown } from './model-browser';
import { expect, test } from '../support/test';

const t = translator('en');
const words = WORDS.en.models;
const find = (slug: string) => findWork('en', (work) => work.slug === slug);
const pathOf = (slug: string) => routePath('works-slug', 'en', { slug });
const dialogOf = (page: Page) => page.getByRole('dialog');
const button = (page: Page) => dialogOf(page).getByRole('button', { name: t('model.room'), exact: true });

test.describe('on a laptop', () => {
  test('a code leads to the page’s own address in the room, and breaks no guideline', async () => {
    const { page, said } = await open(pathOf('cloison-sideboard'));
    await page.getByText(t('model.room')).first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: t('model.room') }).click();
    const code = page.getByRole('img', { name: words['turn.room-qr'] });
    await code.waitFor();
    await shown(page);
    const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
    const own = `${SITE.url}${new URL(canonical!).pathname}#room`;
    expect([`${canonical}#room`, own]).toContain(await readQr(code));
    expect(await violationsIn(page, 'all', 'dialog[open]')).toEqual([]);
    await dialogOf(page)
      .getByRole('button', { name: t('nav.close') })
      .last()
      .click();
    await code.waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe('#turn');
    expect(said).toEqual([]);
  });

  test('by Escape, who has asked for the code alone is back at the button on the page', async () => {
    const { page } = await open(pathOf('cloison-sideboard'));
    await page.getByText(t('model.room')).first().scrollIntoViewIfNeeded();
    const opener = page.getByRole('button', { name: t('model.room') });
    await opener.press('Enter');
    await page.getByRole('img', { name: words['turn.room-qr'] }).waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('the code comes up over a piece that stays where it is', async () => {
    const { page } = await open(`${pathOf('cloison-sideboard')}#turn`, { reducedMotion: 'no-preference' });
    await shown(page);
    await page.evaluate(() => {
      const watched = window as unknown as { moved: number };
      watched.moved = 0;
      document.querySelector('dialog[open]')!.addEventListener('scroll', () => (watched.moved += 1));
    });
    await button(page).click();
    await page.getByRole('img', { name: words['turn.room-qr'] }).waitFor();
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
    await expect.poll(() => page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
  });

  test('the code is left by Escape, and by going on to what it lies over; the rest stays open', async () => {
    const { page } = await open(`${pathOf('cloison-sideboard')}#turn`);
    await shown(page);
    const code = page.getByRole('img', { name: words['turn.room-qr'] });
    const isOn = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
    await button(page).press('Enter');
    await code.waitFor();
    await page.keyboard.press('Escape');
    await code.waitFor({ state: 'detached' });
    await expect.poll(() => isOn(button(page))).toBe(true);
    await button(page).press('Enter');
    await code.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await code.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await expect(dialogOf(page)).toBeVisible();
  });
});

test.describe('on an Android phone without WebXR', () => {
  for (const [slug, isOnWall] of [
    ['cloison-sideboard', null],
    ['eclipse-mirror', 'true'],
  ] as const)
    test(`a link gives the plain file of ${slug} to Scene Viewer, not to be scaled`, async () => {
      const work = await find(slug);
      const { page, said } = await open(`${pathOf(slug)}#room`, { ...IN_HAND, userAgent: ANDROID });
      await shown(page);
      const link = dialogOf(page).getByRole('link', { name: t('model.room') });
      const address = (await link.getAttribute('href'))!;
      expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/);
      const asked = new URLSearchParams(address.slice(address.indexOf('?') + 1, address.indexOf('#Intent')));
      expect(asked.get('title')).toBe(work.title);
      expect(asked.get('resizable')).toBe('false');
      expect(asked.get('mode')).toBe('ar_preferred');
      expect(asked.get('enable_vertical_placement')).toBe(isOnWall);
      // The program asks for the file itself, from an origin of its own.
      const { pathname, protocol } = new URL(asked.get('file')!);
      expect([protocol, pathname]).toEqual([expect.stringMatching(/^https?:$/), work.model!.plain.url]);
      const file = await fetch(SITE.url + pathname);
      expect(file.headers.get('content-type')).toBe('model/gltf-binary');
      expect(file.headers.get('access-control-allow-origin')).toBe('*');
      expect(Buffer.from(await file.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from('glTF'));
      const parts = address.slice(address.indexOf('#Intent')).split(';');
      const fallback = parts.find((part) => part.startsWith('S.browser_fallback_url='))!.split('=')[1]!;
      expect(new URL(decodeURIComponent(fallback))).toMatchObject({ pathname: pathOf(slug), hash: '#turn' });
      await expect(page.getByRole('img', { name: words['turn.room-qr'] })).toHaveCount(0);
      expect(said).toEqual([]);
    });
});

test.describe('on an iPhone', () => {
  test('Quick Look is given a file in metres, not to be scaled', async () => {
    const { page, said } = await open(`${pathOf('heliante-side-table')}#room`, {
      ...IN_HAND,
      userAgent: IPHONE,
      prepare: followLinks,
    });
    await shown(page);
    await button(page).click();
    const link = await page.waitForFunction(
      () => (window as unknown as { followed?: { rel: string; href: string; file: string } }).followed,
    );
    const { rel, href, file } = (await link.jsonValue())!;
    expect(rel).toBe('ar');
    expect(href).toMatch(/^blob:.*#allowsContentScaling=0$/);
    const root = (await readZip(Buffer.from(file, 'base64'))).find(({ name }) => name === 'model.usda')!;
    expect(root.content.toString()).toContain('metersPerUnit = 1');
    expect(said).toEqual([]);
  });
});

test.describe('on a phone that cannot', () => {
  test('says so, and shows no code to its own screen', async () => {
    const { page, said } = await open(`${pathOf('cloison-sideboard')}#room`, IN_HAND);
    await shown(page);
    await page.getByText(words['turn.room-cannot']).waitFor();
    await expect(page.getByRole('img', { name: words['turn.room-qr'] })).toHaveCount(0);
    expect(await violationsIn(page, 'all', 'dialog[open]')).toEqual([]);
    expect(said).toEqual([]);
  });
});

/** Lets the browser know Quick Look, and keeps the link that would lead there, with what is behind it. */
const followLinks = (page: Page) =>
  page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function known(token) {
      return token === 'ar' || supports.call(this, token);
    };
    HTMLAnchorElement.prototype.click = function click() {
      const { rel, href } = this;
      // The address ends with this call; what is asked for now still comes.
      void fetch(href.replace(/#.*/, ''))
        .then((answer) => answer.blob())
        .then((blob) => {
          const reader = new FileReader();
          reader.addEventListener('load', () =>
            Object.assign(window, {
              followed: { rel, href, file: String(reader.result).replace(/^.*,/, '') },
            }),
          );
          reader.readAsDataURL(blob);
        });
    };
  });
