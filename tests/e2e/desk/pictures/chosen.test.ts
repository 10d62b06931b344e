import type { Page } from '@playwright/test';
import { until } from '../../../until';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { expect, test } from '../../support/test';

const { en } = WORDS;
const WORK = 'quai-bench';

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

interface Picture {
  file: string;
  alt: Record<string, string>;
  hd?: string;
  night?: { file: string; alt: Record<string, string> };
}
type Values = Record<string, unknown> | null;
async function fieldOf<T>(place: string, name: string): Promise<T | undefined> {
  const answer = await page.request.get(`${desk.url}/api/items/${place}`);
  const { published, draft } = (await answer.json()) as {
    published: Values;
    draft: { changes: { path: string; value: unknown }[] } | null;
  };
  const changed = draft?.changes.find((change) => change.path === name);
  return (changed ? changed.value : published?.[name]) as T | undefined;
}
const pictures = async (): Promise<Picture[]> =>
  (await fieldOf<Picture[]>(`works/${WORK}`, 'pictures')) ?? [];
const panel = () => page.getByRole('dialog', { name: en['library.title'] });
const open = (what: keyof typeof en) =>
  page
    .getByRole('button', {
      name: en['library.openFor'].replace('{choose}', en['library.open']).replace('{what}', en[what]),
    })
    .first()
    .click();
const find = async (words: string, file: string) => {
  await panel().getByRole('searchbox').fill(words);
  const row = panel().getByRole('row', { name: new RegExp(file) });
  await row.waitFor();
  return row;
};

test('several that are there are added by keyboard, with all that is said of them', async () => {
  await page.goto(`${desk.url}/works/${WORK}`);
  const before = await pictures();
  await open('editor.addPictures');
  await (await find('guetteur', 'guetteur-floor-lamp-1-day.jpg')).click();
  await panel().getByRole('searchbox').fill('');
  await find('rivage', 'rivage-coffee-table-1.jpg');
  // From the field into the list, and over it by arrows.
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role') === 'row'))
    .toBe(true);
  while (!(await focusIsOn('rivage-coffee-table-1.jpg'))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await panel()
    .getByRole('button', { name: en['library.take_other'].replace('{count}', '2') })
    .click();
  await panel().waitFor({ state: 'detached' });
  const now = await until(pictures, ({ length }) => length === before.length + 2);
  const lamp = await fieldOf<Picture[]>('works/guetteur-floor-lamp', 'pictures');
  // Its evening picture comes along.
  expect(now.at(-2)).toEqual(lamp![0]);
  expect(now.at(-1)).toMatchObject({ file: 'rivage-coffee-table-1.jpg', alt: { en: expect.any(String) } });
});
const focusIsOn = (file: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      document.activeElement?.textContent?.includes(name) === true ||
      document.activeElement?.getAttribute('aria-label')?.includes(name) === true,
    file,
  );

test('says of each how often it is used, and closes by Escape without a change', async () => {
  const before = await pictures();
  await open('editor.addPictures');
  const row = await find('guetteur', 'guetteur-floor-lamp-1-day.jpg');
  await row.getByText(new RegExp(en['pictures.uses_other'].replace('{count}', '\\d+'))).waitFor();
  await panel().getByRole('searchbox').fill('no such picture');
  await panel().getByText(en['pictures.noneFound'].replace('{words}', 'no such picture')).waitFor();
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  await expect.poll(() => pictures()).toEqual(before);
});

test('one that is there becomes the evening picture, the large original, or takes the place of another', async () => {
  await page.getByRole('row', { name: en['editor.picture'].replace('{number}', '1'), exact: true }).click();
  await open('editor.replaceEvening');
  await (await find('rivage-coffee-table-1-night', 'rivage-coffee-table-1-night.jpg')).click();
  await expect.poll(async () => (await pictures())[0]?.night?.file).toBe('rivage-coffee-table-1-night.jpg');

  await page.getByRole('checkbox', { name: en['editor.hd'] }).check();
  await open('editor.chooseOriginal');
  await (await find('rivage', 'rivage-coffee-table-2.jpg')).click();
  await expect.poll(async () => (await pictures())[0]?.hd).toBe('rivage-coffee-table-2.jpg');
  await page.getByText(en['editor.original'].replace('{file}', 'rivage-coffee-table-2.jpg')).waitFor();

  await open('editor.replacePicture');
  await (await find('cannelure', 'cannelure-chest-1.jpg')).click();
  await until(
    pictures,
    ([first]) => first?.file === 'cannelure-chest-1.jpg' && first.hd === 'hd/cannelure-chest.jpg',
  );
});

test('a portrait is one that is there', async () => {
  await page.goto(`${desk.url}/creators/armand-vasselot`);
  await open('editor.replacePicture');
  await (await find('guetteur', 'guetteur-floor-lamp-2.jpg')).click();
  await until(
    () => fieldOf<Picture>('creators/armand-vasselot', 'portrait'),
    (portrait) => portrait?.file === 'guetteur-floor-lamp-2.jpg',
  );
});
