import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { noise, plain, slowLine } from './noise';
import { LONG_WAIT_MS } from '../../../patience';
import { expect, test } from '../../support/test';

const { en } = WORDS;
const WORK = 'quai-bench';
const SLOW = 1_000_000;
const FAST = -1;

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org' }) });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});
test.beforeEach(() => page.goto(`${desk.url}/pictures`));
test.afterEach(() => slowLine(page, FAST));

const onTheWay = () => page.getByRole('list', { name: en['upload.lists'] });
const named = (name: string) => onTheWay().getByRole('listitem').filter({ hasText: name });
const choose = (names: readonly string[], buffer: Buffer, label: string = en['pictures.upload']) =>
  page
    .getByLabel(label, { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles(names.map((name) => ({ name, buffer, mimeType: 'image/jpeg' })));
const act = (what: 'cancel' | 'again' | 'away', name: string) =>
  page.getByRole('button', { name: `${en[`upload.${what}`]}: ${name}` });
const inCatalogue = () => desk.filesOf('pictures');
const left = () => readdir(path.join(path.dirname(desk.catalogueDir), 'files/uploads'));
const isOnItsWay = (name: string) =>
  named(name)
    .getByText(/[1-9]\d* ?%/)
    .first()
    .waitFor();
const isReady = (name: string) =>
  named(name).getByText(en['upload.ready']).waitFor({ timeout: LONG_WAIT_MS });
const draftPictures = async (id: string) => {
  const answer = await page.request.get(`${desk.url}/api/items/works/${id}`);
  const { draft } = (await answer.json()) as {
    draft: { changes: { path: string; value: { file: string }[] }[] } | null;
  };
  return draft?.changes.find((change) => change.path === 'pictures')?.value.map(({ file }) => file) ?? [];
};

test('one of several is stopped, and nothing of it is left; the others come', async () => {
  await slowLine(page, SLOW);
  await choose(['first.jpg', 'second.jpg', 'third.jpg'], await noise(2000, 1500));
  await isOnItsWay('second.jpg');
  await act('cancel', 'second.jpg').click();
  await named('second.jpg').waitFor({ state: 'detached' });
  await isReady('first.jpg');
  await isReady('third.jpg');
  const names = (await inCatalogue()).filter((name) => /first|second|third/.test(name));
  expect(names.sort()).toEqual(['first.jpg', 'third.jpg']);
  await expect.poll(async () => (await left()).length).toBe(0);
});

test('what could not be taken in is tried again, without choosing it again', async () => {
  await page.route('**/desk/api/pictures', (route) => route.fulfill({ status: 500, body: '{}' }), {
    times: 1,
  });
  await choose(['again.jpg'], await plain('#804020'));
  await named('again.jpg').getByText(en['fault.unexpected']).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await act('again', 'again.jpg').click();
  await isReady('again.jpg');
  // It was there already, and is not sent once more.
  expect(sent).not.toContain('PATCH');
  page.removeAllListeners('request');
  await expect.poll(() => inCatalogue()).toContain('again.jpg');
});

test('goes on where it was after the page was loaded again', async () => {
  await slowLine(page, SLOW);
  await choose(['reloaded.jpg'], await noise(2600, 2000));
  await named('reloaded.jpg')
    .getByText(/[2-9]\d ?%/)
    .waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/desk/api/uploads')) asked.push(request.method());
  });
  await page.reload();
  await slowLine(page, FAST);
  await isReady('reloaded.jpg');
  // It is asked how far it was; a new one would begin by POST.
  expect(asked).toContain('HEAD');
  expect(asked).not.toContain('POST');
  await expect.poll(() => inCatalogue()).toContain('reloaded.jpg');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await expect.poll(async () => (await left()).length).toBe(0);
  await expect(onTheWay()).toHaveCount(0);
  page.removeAllListeners('request');
});

test('reaches its work though somebody goes elsewhere, or loads the page again, meanwhile', async () => {
  for (const [name, leave] of [
    ['elsewhere.jpg', () => page.getByRole('link', { name: en['nav.pictures'] }).first().click()],
    ['loaded.jpg', () => page.reload()],
  ] as const) {
    await page.goto(`${desk.url}/works/${WORK}`);
    await page.getByRole('button', { name: en['editor.addPictures'], exact: true }).waitFor();
    await slowLine(page, SLOW);
    await choose([name], await noise(2000, 1500), en['editor.addPictures']);
    await isOnItsWay(name);
    await leave();
    await slowLine(page, FAST);
    await expect.poll(() => draftPictures(WORK)).toContain(name);
  }
  expect(await draftPictures(WORK)).toEqual(expect.arrayContaining(['elsewhere.jpg', 'loaded.jpg']));
});

test('says in plain words what is too large, or no picture, and takes nothing of it', async () => {
  const before = await inCatalogue();
  await page.locator('input[type=file][multiple]').waitFor({ state: 'attached' });
  await page.evaluate((label) => {
    const input = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`)!;
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(81 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
    data.items.add(new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0113.HEIC', { type: 'image/heic' }));
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, en['pictures.upload']);
  await named('huge.jpg').getByText(en['upload.tooLarge']).waitFor();
  await named('IMG_0113.HEIC').getByText(en['fault.heic']).waitFor();
  await act('away', 'huge.jpg').click();
  await act('away', 'IMG_0113.HEIC').click();
  await expect.poll(() => inCatalogue()).toEqual(before);
});
