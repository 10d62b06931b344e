import type { Page } from '@playwright/test';
import { keptRows } from '../../../api/testing/kept-rows';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { translator } from '../../../src/i18n/i18n';
import { open } from '../support/browser/browser';
import { makeRoom } from '../support/site/make-rooms';
import { SITE } from '../support/site/site';
import { articlesOf, isCall } from './room-words';
import { expect, inTurn, test } from '../support/test';
const messageWith = (text: string) =>
  keptRows(SITE.dataDir, 'messages').find((row) => String(row['message']).includes(text));

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a line and a piece that is pointed at arrive as a message about the room, in ${locale}`, async () => {
    const t = translator(locale);
    const { path, id } = await makeRoom(SITE.dataDir, { locale });
    const page = await open(path);
    await articlesOf(page)
      .nth(1)
      .getByRole('button', { name: t('room.this-one'), exact: false })
      .click();
    await articlesOf(page)
      .nth(1)
      .getByRole('link', { name: t('room.answer') })
      .click();
    const words = `Saturday, ${locale} ${id}`;
    await page.getByRole('textbox', { name: t('room.answer-words') }).fill(words);
    await page.getByRole('button', { name: t('room.answer-send') }).click();
    await page.getByRole('heading', { name: t('room.answer-sent') }).waitFor();
    expect(messageWith(words)).toMatchObject({ room: id, locale });
    expect(String(JSON.stringify(messageWith(words)))).toContain('anse');
  });

test('nothing is lost where the answer can’t be sent, nor by a reload', async () => {
  const t = translator('en');
  const { path } = await makeRoom(SITE.dataDir);
  let isDown = true;
  const page = await open(path, {
    prepare: (next) => next.route('**/answer', (route) => (isDown ? route.abort() : route.continue())),
  });
  const words = page.getByRole('textbox', { name: t('room.answer-words') });
  await words.fill('The lamp, please');
  await page.getByRole('checkbox', { name: 'Guetteur floor lamp' }).check({ force: true });
  await page.getByRole('button', { name: t('room.answer-send') }).click();
  await page.getByText(translator('en')('form.offline')).waitFor();
  await expect(words).toHaveValue('The lamp, please');
  await page.reload();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'The lamp, please');
  await expect(page.getByRole('checkbox', { name: 'Guetteur floor lamp' })).toBeChecked();
  isDown = false;
  await page.getByRole('button', { name: t('room.answer-send') }).click();
  await page.getByRole('heading', { name: t('room.answer-sent') }).waitFor();
});

test('two tabs answer each for itself, and what one sends takes nothing from the other', async () => {
  const t = translator('en');
  const { path, id } = await makeRoom(SITE.dataDir);
  const one = await open(path);
  const other = await one.context().newPage();
  await other.goto(SITE.url + path);
  const wordsIn = (page: Page) => page.getByRole('textbox', { name: t('room.answer-words') });
  const send = async (page: Page) => {
    await page.getByRole('button', { name: t('room.answer-send') }).click();
    await page.getByRole('heading', { name: t('room.answer-sent') }).waitFor();
  };
  await wordsIn(one).fill(`The lamp, ${id}`);
  await one.getByRole('checkbox', { name: 'Guetteur floor lamp' }).check({ force: true });
  await wordsIn(other).fill(`The mirror, ${id}`);
  await other.getByRole('checkbox', { name: 'Éclipse mirror' }).check({ force: true });
  await send(one);
  await other.reload();
  await other.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('The mirror'));
  await send(other);
  expect(JSON.stringify(messageWith(`The lamp, ${id}`))).toContain('guetteur');
  expect(JSON.stringify(messageWith(`The lamp, ${id}`))).not.toContain('eclipse');
  expect(JSON.stringify(messageWith(`The mirror, ${id}`))).toContain('eclipse');
});

test('a room with a code opens with it alone, and answers with it', async () => {
  const t = translator('en');
  const { path } = await makeRoom(SITE.dataDir, { code: 'k7m2pq' });
  const page = await open(path);
  const code = page.getByRole('textbox', { name: t('room.code') });
  await code.fill('wrong1');
  await code.press('Enter');
  await page.getByText(t('room.wrong-code')).waitFor();
  await code.fill('K7M-2PQ');
  await code.press('Enter');
  await articlesOf(page).first().waitFor();
  await page.reload();
  await articlesOf(page).first().waitFor();
  await page.getByRole('textbox', { name: t('room.answer-words') }).fill('It opened');
  await page.getByRole('button', { name: t('room.answer-send') }).click();
  await page.getByRole('heading', { name: t('room.answer-sent') }).waitFor();
});

test.describe('what is counted', () => {
  const roomRow = (id: number) => keptRows(SITE.dataDir, 'rooms').find((row) => row['id'] === id);

  const lookAtFirst = (page: Page) =>
    page.evaluate(() => document.querySelector('article')?.scrollIntoView({ block: 'center' }));
  /** Which tells what is not told yet. */
  const leave = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });

  test('is that the room was opened and how long a piece was looked at, without a cookie', async () => {
    const { path, id } = await makeRoom(SITE.dataDir);
    const bodies: string[] = [];
    const page = await open(path, {
      prepare: async (next) => {
        next.on('request', (request) => {
          if (isCall(request.url(), 'count')) bodies.push(request.postData() ?? '');
        });
        await next.clock.install();
      },
    });
    await articlesOf(page).first().waitFor();
    await lookAtFirst(page);
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return bodies.length > 1;
      })
      .toBe(true);
    await page.clock.runFor(2000);
    const told = bodies.length;
    await leave(page);
    await expect.poll(() => bodies.length).toBeGreaterThan(told);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ opened: true });
    expect(bodies.at(-1)).toMatch(/^\{"seconds":\{"\d+":[2-5]\}\}$/);
    await expect.poll(() => roomRow(id)?.['openings']).toBe(1);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('is one opening, however many tabs it is in', async () => {
    const { path, id } = await makeRoom(SITE.dataDir);
    const page = await open(path);
    await expect.poll(() => roomRow(id)?.['openings']).toBe(1);
    const other = await page.context().newPage();
    const counted = other.waitForResponse((answer) => isCall(answer.url(), 'count'));
    await other.goto(SITE.url + path);
    expect((await counted).ok()).toBe(true);
    expect(roomRow(id)).toMatchObject({ openings: 1 });
  });

  for (const signal of ['doNotTrack', 'globalPrivacyControl'])
    test(`is nothing with ${signal}, which the page says`, async () => {
      const { path, id } = await makeRoom(SITE.dataDir);
      const asked: string[] = [];
      const page = await open(path, {
        prepare: async (next) => {
          next.on('request', (request) => asked.push(request.url()));
          await next.clock.install();
          await next.addInitScript((name) => {
            Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
          }, signal);
        },
      });
      await page.getByText(translator('en')('room.uncounted')).waitFor();
      await lookAtFirst(page);
      await page.clock.runFor(20_000);
      await leave(page);
      // Asked after all that was to be told.
      await page.evaluate(() => fetch('/robots.txt'));
      await expect.poll(() => asked.some((url) => url.endsWith('/robots.txt'))).toBe(true);
      expect(asked.filter((url) => isCall(url, 'count'))).toEqual([]);
      expect(roomRow(id)).toMatchObject({ openings: 0 });
    });
});
