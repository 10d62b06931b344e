import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { plain } from './noise';
import { expect, test } from '../../support/test';

const { en } = WORDS;
const OLD = 'quai-bench-1.jpg';
const BENCH = 'quai-bench';

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

interface Shown {
  images: { alt: string; sizes: Record<string, string> }[];
}
const bench = async (): Promise<Shown> => {
  const answer = await fetch(`${desk.apiUrl}/api/works/${BENCH}?lang=en`);
  return ((await answer.json()) as { data: Shown }).data;
};
const says = (key: keyof typeof en, values: Record<string, string> = {}) =>
  page
    .getByRole('status')
    .getByText(
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), en[key]),
    );
const inHand = async (file: string): Promise<void> => {
  await page.goto(`${desk.url}/pictures?q=${file.replace(/\.jpg$/, '')}`);
  await page.getByRole('button', { name: new RegExp(`, ${file}$`) }).click();
  await page.getByRole('region', { name: en['pictures.open'].replace('{name}', file) }).waitFor();
};
const findings = async () => {
  const answer = await page.request.get(`${desk.url}/api/items/works/${BENCH}`);
  const { findings: found } = (await answer.json()) as { findings: { name: string }[] };
  return found.filter(({ name }) => name === 'readAgain').length;
};

test('a picture is replaced everywhere by another, its address stays, and its descriptions are read again', async () => {
  const [before] = (await bench()).images;
  const original = await desk.contentOf('pictures', OLD);
  await inHand(OLD);
  await page.locator(`input[type=file][aria-label="${en['pictures.replace']}"]`).setInputFiles({
    name: 'Bench new.jpg',
    mimeType: 'image/jpeg',
    buffer: await plain('#1040c0', 3000, 2000),
  });
  await says('pictures.replaced_one', { file: 'bench-new.jpg', was: OLD }).waitFor();
  const [now] = (await bench()).images;
  expect(now!.sizes['sm']).toContain('bench-new');
  expect(now!.alt).toBe(before!.alt);
  const old = await fetch(new URL(before!.sizes['lg']!, desk.apiUrl));
  expect(old.status).toBe(200);
  expect(await desk.contentOf('pictures', OLD)).toEqual(original);
  await expect.poll(() => findings()).toBe(2);

  await page.getByRole('status').getByRole('link', { name: en['pictures.readAgain'] }).click();
  await page.waitForURL(`**/works/${BENCH}`);
  await page.getByText(en['editor.readAgain']).waitFor();
  await page.getByRole('button', { name: en['editor.wasRead'], exact: true }).click();
  await page.getByText(en['editor.readAgain']).waitFor({ state: 'detached' });
  await expect.poll(() => findings()).toBe(0);
});

test('it is in the public page once the desk says that it is replaced by one that is there, and put back by a key', async () => {
  const spare = sharp(await desk.contentOf('pictures', 'bench-new.jpg')).rotate(180);
  await spare.jpeg().toFile(path.join(desk.catalogueDir, 'pictures/spare.jpg'));
  await desk.bringByHand('pictures/spare.jpg');
  await inHand('bench-new.jpg');
  await page
    .getByRole('button', {
      name: en['library.openFor']
        .replace('{choose}', en['library.open'])
        .replace('{what}', en['pictures.replace']),
    })
    .click();
  const panel = page.getByRole('dialog', { name: en['library.title'] });
  await panel.getByRole('searchbox').fill('spare');
  await panel.getByRole('row', { name: /spare\.jpg/ }).click();
  await says('pictures.replaced_one', { file: 'spare.jpg', was: 'bench-new.jpg' }).waitFor();
  expect((await bench()).images[0]!.sizes['sm']).toContain('spare');
  await page.keyboard.press('Control+z');
  await says('pictures.putBack', { file: 'bench-new.jpg' }).waitFor();
  expect((await bench()).images[0]!.sizes['sm']).toContain('bench-new');
});

test('it is put back also later, from what is said of it in the library', async () => {
  await inHand('bench-new.jpg');
  await page.getByRole('button', { name: en['pictures.takeBack'].replace('{was}', OLD) }).click();
  await says('pictures.putBack', { file: OLD }).waitFor();
  expect((await bench()).images[0]!.sizes['sm']).toContain(OLD.replace('.jpg', ''));
});

test('who may not publish is told who can', async () => {
  const writer = await comeToDesk(desk, { secret: await desk.join({ email: 'jules@example.org' }) });
  await writer.goto(`${desk.url}/pictures?q=quai-bench-1`);
  await writer.getByText(en['pictures.mayNotReplace']).waitFor();
  await expect(writer.getByRole('button', { name: en['pictures.replace'], exact: true })).toHaveCount(0);
  await writer.context().close();
});
