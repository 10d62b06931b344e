import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { until } from '../../until';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';

const { en } = WORDS;

let desk: OwnDesk;
let page: Page;
beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org' }) });
  await page.goto(`${desk.url}/pictures`);
});
afterAll(async () => {
  await page.context().close();
  await desk.close();
});

/** Noise cannot be compressed, so that it is on its way for a while. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
const choose = (files: { name: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file, mimeType: 'image/jpeg' })));
const onTheWay = () => page.getByRole('list', { name: en['upload.lists'] });
const named = (name: string) => onTheWay().getByRole('listitem').filter({ hasText: name });

it('goes on by itself where the line broke, while the API was away', async () => {
  await choose([{ name: 'Chaise longue.jpg', buffer: await noise(3000, 2400) }]);
  await named('Chaise longue.jpg').getByText(/\d+ %/).first().waitFor();
  await desk.stopApi();
  await named('Chaise longue.jpg').getByText(en['upload.stopped'].split('%')[1]!.trim()).waitFor();
  await desk.startApi();
  await named('Chaise longue.jpg').getByText(en['upload.ready']).waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: /chaise-longue\.jpg/ })
    .first()
    .waitFor();
  expect(await readdir(path.join(desk.catalogueDir, 'pictures'))).toContain('chaise-longue.jpg');
}, 90_000);

it('says of each what is wrong with it, takes the good ones, and can be stopped', async () => {
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

it('shows what is not used, has it taken out, and keeps what is shown somewhere', async () => {
  await page.getByRole('link', { name: new RegExp(`^${en['pictures.list.unused']}`) }).click();
  await page
    .getByRole('button', { name: /good\.jpg/ })
    .last()
    .click();
  await page.getByRole('button', { name: en['pictures.remove'] }).click();
  await page.getByRole('status').getByText('good.jpg').waitFor();
  await until(async () => !(await readdir(path.join(desk.catalogueDir, 'pictures'))).includes('good.jpg'));

  await page.getByRole('link', { name: new RegExp(`^${en['pictures.list.all']}`) }).click();
  await page.getByRole('searchbox', { name: en['pictures.find'] }).fill('guetteur');
  await page.getByRole('button', { name: /guetteur-floor-lamp-1-day\.jpg/ }).click();
  await page.getByText(en['pictures.inUse'], { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: en['pictures.remove'] }).count()).toBe(0);
});

it('takes a picture that is dropped on another screen', async () => {
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
  await until(async () => (await readdir(path.join(desk.catalogueDir, 'pictures'))).includes('dropped.jpg'));
});
