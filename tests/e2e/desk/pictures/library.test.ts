import type { Page } from '@playwright/test';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { noise, plain } from './noise';
import { LONG_WAIT_MS } from '../../../patience';
import { expect, test } from '../../support/test';

const { en } = WORDS;

/** bytes a second */
const SLOW_LINE = 300_000;

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
});
// Each begins on the screen of all pictures, wherever the one before it stopped.
test.beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${desk.url}/pictures`);
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const choose = (files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel(en['pictures.upload'], { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
const inCatalogue = () => desk.filesOf('pictures');
const says = (key: keyof typeof en, file: string, count = '1') =>
  page.getByRole('status').getByText(en[key].replace('{file}', file).replace('{count}', count)).waitFor();
const onTheWay = () => page.getByRole('list', { name: en['upload.lists'] });
const named = (name: string) => onTheWay().getByRole('listitem').filter({ hasText: name });

test('goes on by itself where the line broke, while the API was away', async () => {
  // On a quick line all of it is there before anything can break.
  const line = await page.context().newCDPSession(page);
  const slowDown = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
    });
  await line.send('Network.enable');
  await slowDown(SLOW_LINE);
  await choose([{ name: 'Chaise longue.jpg', buffer: await noise(3000, 2400) }]);
  const going = named('Chaise longue.jpg').first();
  // Its first bytes are with the API, so that it is this line which breaks.
  await going
    .getByText(/[1-9]\d* ?%/)
    .first()
    .waitFor();
  await desk.stopApi();
  try {
    await going.getByText(en['upload.stopped'].split('%')[1]!.trim()).waitFor({ timeout: LONG_WAIT_MS });
  } finally {
    await slowDown(-1);
    await desk.startApi();
  }
  await going.getByText(en['upload.ready']).waitFor({ timeout: LONG_WAIT_MS });
  await page
    .getByRole('button', { name: /chaise-longue\.jpg/ })
    .first()
    .waitFor();
  expect(await inCatalogue()).toContain('chaise-longue.jpg');
});

test('says of each what is wrong with it, takes the good ones, and can be stopped', async () => {
  await choose([
    { name: 'small.jpg', buffer: await noise(300, 200) },
    { name: 'letter.jpg', buffer: Buffer.from('Dear Inès') },
    { name: 'good.jpg', buffer: await noise(1500, 1200) },
  ]);
  await named('small.jpg').getByText(en['fault.tooSmall']).waitFor();
  await named('letter.jpg').getByText(en['fault.notAPicture']).waitFor();
  await named('good.jpg').getByText(en['upload.ready']).waitFor();
  await page.getByRole('button', { name: `${en['upload.away']}: small.jpg` }).click();
  await named('small.jpg').waitFor({ state: 'detached' });
});

test('shows what is not used, has it taken out, and keeps what is shown somewhere', async () => {
  await page.getByRole('link', { name: new RegExp(`^${en['pictures.list.unused']}`) }).click();
  await page
    .getByRole('button', { name: /good\.jpg/ })
    .last()
    .click();
  await page.getByRole('button', { name: en['pictures.remove'] }).click();
  await page.getByRole('status').getByText('good.jpg').waitFor();
  await expect.poll(() => inCatalogue()).not.toContain('good.jpg');
  await page.getByRole('button', { name: en['items.takeBack'] }).click();
  await says('pictures.broughtBack_one', 'good.jpg');
  await expect.poll(() => inCatalogue()).toContain('good.jpg');

  await page.getByRole('link', { name: new RegExp(`^${en['pictures.list.all']}`) }).click();
  await page.getByRole('searchbox', { name: en['pictures.find'] }).fill('guetteur');
  await page.getByRole('button', { name: /guetteur-floor-lamp-1-day\.jpg/ }).click();
  await page.getByText(en['pictures.inUse'], { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: en['pictures.remove'] })).toHaveCount(0);
  await page.getByRole('complementary').getByRole('link', { name: 'Guetteur floor lamp' }).first().click();
  await page.waitForURL('**/works/guetteur-floor-lamp');
  await page.goBack();
});

test('takes several out at once, by keyboard as well, and brings them back by one key', async () => {
  await choose([
    { name: 'unused-a.jpg', buffer: await plain('#402010') },
    { name: 'unused-b.jpg', buffer: await plain('#104020') },
  ]);
  await named('unused-a.jpg').getByText(en['upload.ready']).waitFor();
  await named('unused-b.jpg').getByText(en['upload.ready']).waitFor();
  await page.getByRole('searchbox', { name: en['pictures.find'] }).fill('unused');
  await page.getByRole('link', { name: new RegExp(`^${en['pictures.list.unused']}`) }).click();
  await page.getByRole('searchbox', { name: en['pictures.find'] }).fill('unused');
  const [a, b] = ['unused-a.jpg', 'unused-b.jpg'].map((file) =>
    page.getByRole('button', { name: new RegExp(`^picture ${file}`) }),
  );
  await a!.waitFor();
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await a!.click();
  await page.keyboard.press('x');
  await page.getByRole('checkbox', { name: en['pictures.choose'].replace('{name}', 'unused-b.jpg') }).check();
  await page.getByText(en['pictures.chosenAre']).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en['pictures.chooseAll'] }).click();
  await page.getByRole('button', { name: en['pictures.removeThem_other'].replace('{count}', '2') }).click();
  await says('pictures.removed_other', '', '2');
  await b!.waitFor({ state: 'detached' });
  await expect.poll(() => inCatalogue()).not.toEqual(expect.arrayContaining(['unused-a.jpg']));
  await page.keyboard.press('Control+z');
  await says('pictures.broughtBack_other', '', '2');
  await b!.waitFor();
  await expect.poll(() => inCatalogue()).toEqual(expect.arrayContaining(['unused-a.jpg', 'unused-b.jpg']));
});

test('takes a picture that is dropped on another screen', async () => {
  await page.goto(`${desk.url}/you`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const content = (await noise(1500, 1500)).toString('base64');
  const files = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }));
    return data;
  }, content);
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect.poll(() => inCatalogue()).toContain('dropped.jpg');
});

test('opens a picture over the wall where there is no room beside it, and says there what can be done', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}/pictures?q=quai-bench-1`);
  const picture = page.getByRole('button', { name: /^picture Quai bench/ }).first();
  await picture.click();
  const over = page.getByRole('dialog', { name: /quai-bench-1/ });
  await over.getByRole('button', { name: en['pictures.replace'], exact: true }).waitFor();
  await over.getByRole('button', { name: en['preview.close'], exact: true }).click();
  await over.waitFor({ state: 'detached' });
  await expect(picture).toBeFocused();

  // What becomes of a replacement is told on the wall, which is free again.
  await picture.click();
  await over
    .locator(`input[aria-label="${en['pictures.replace']}"]`)
    .setInputFiles([{ name: 'tiny.jpg', mimeType: 'image/jpeg', buffer: await noise(300, 200) }]);
  await over.waitFor({ state: 'detached' });
  await named('tiny.jpg').getByText(en['fault.tooSmall']).waitFor();
});
