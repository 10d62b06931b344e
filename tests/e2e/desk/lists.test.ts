import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ItemPage } from '../../../api/content/contract/list';
import type { OpenItem } from '../../../api/content/contract/item';
import { xlsxOf } from '../../../api/import-export/testing/xlsx-of';
import { readZip } from '../../read-zip';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { LONG_WAIT_MS } from '../../patience';
import { expect, test } from '../support/test';

const { en } = WORDS;
const CSV = { name: 'inventory.csv', mimeType: 'text/csv' };
const XLSX = {
  name: 'inventory.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** As Excel of France writes it: Windows-1252, semicolons, decimal commas. */
const ROWS = [
  'Inv. no.;Titre;Title;Auteur;Année;H / L / P;Prix;Type;Propriétaire',
  ...Array.from(
    { length: 20 },
    (_, at) =>
      `ML 03${at + 10};Lampe ${at};Lamp ${at};Armand Vasselot;c. 195${at % 10};${30 + at},5 x 20 x 20;${at + 1} 200 €;luminaires;M. Roux`,
  ),
  // These are there.
  'ML 0158;Banc Quai;Quai bench;Odile Kerhervé;;52 x 150 x 44;;;',
  'ML 0168;Table basse Rivage;Rivage coffee table;Marthe Solanes;;;;;',
  // These are not clear.
  'ML 0203;Tabouret Halage;Halage stool;L. Tessandier;1949;45 x 35;;sièges;',
  'ML 0204;Lampe Galet;Galet lamp;Marthe Solanes;1960;grande;cher;luminaires;',
  'ML 0141;Autre chose;Something else;Marthe Solanes;;;;;',
  '"ML 0206"x;Cassé;Broken;;;;;;',
];

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

const button = (name: string | RegExp) => page.getByRole('button', { name });
const inFloor = (name: string) => page.locator('footer').getByRole('button', { name });
const floorSays = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const choose = (files: { name: string; mimeType: string; buffer: Buffer }[], at = page) =>
  at
    .locator(`input[aria-label="${WORDS.en['list.choose']}"], input[aria-label="${WORDS.fr['list.choose']}"]`)
    .setInputFiles(files);
const rows = () => page.locator('ol > li:not([aria-hidden])');
const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#805030' } })
    .jpeg()
    .toBuffer(),
});
const ask = <Answer>(path: string): Promise<Answer> =>
  page.evaluate(async (url) => (await fetch(`/desk/api${url}`)).json() as Promise<Answer>, path);
const drafts = async () => (await ask<ItemPage>('/items/works?state=draft')).count;

test('shows what a list would do, asks what is not clear, brings in the rest, and takes it all back', async () => {
  await page.goto(`${desk.url}/works`);
  await page.getByRole('link', { name: en['list.inAndOut'] }).click();
  await choose([{ ...CSV, buffer: Buffer.from(ROWS.join('\r\n'), 'latin1') }]);
  await floorSays('21 new, 1 changed, 1 unchanged, 3 need a word from you');
  await expect(rows()).toHaveCount(26);
  await expect(page.getByRole('combobox', { name: 'H / L / P becomes' })).toHaveValue('dimensions');
  await expect(page.getByRole('combobox', { name: 'Propriétaire becomes' })).toHaveValue('');
  await expect.poll(() => drafts()).toBe(0);

  await button(/^need a word/).click();
  await expect.poll(() => rows().count()).toBe(3);
  await button('it is Lucien Tessandier').click();
  await floorSays('22 new, 1 changed, 1 unchanged, 2 need a word from you');
  await page.getByText('row 27').waitFor();
  await button(/^without a cell/).click();
  await page.getByText('‘grande’ cannot be read').waitFor();
  await page.getByText('row 25').waitFor();
  await button(/^change/).click();
  await page.getByText('1 field changes').click();
  await page.getByText('51', { exact: true }).waitFor();
  await button('import only the 23 that are clear').click();
  await floorSays('23 works are imported, not public yet.');
  await expect.poll(() => drafts()).toBe(22);
  expect(await ask<OpenItem>('/items/works/lamp-3')).toMatchObject({
    draft: {
      changes: expect.arrayContaining([
        expect.objectContaining({ path: 'date', value: { en: 'circa 1953', fr: 'vers 1953' } }),
        expect.objectContaining({ path: 'dimensions', value: { height: 33.5, width: 20, depth: 20 } }),
        expect.objectContaining({ path: 'price', value: { amount: 4200, currency: 'EUR' } }),
      ]),
    },
  });

  await inFloor(en['items.takeBack']).click();
  await floorSays('Undone: 23 drafts are removed.');
  await expect.poll(() => drafts()).toBe(0);
  expect((await ask<OpenItem>('/items/works/quai-bench')).draft).toBeNull();
});

test('brings in a sheet of Excel with its pictures, and takes those that lacked later, on the same screen', async () => {
  const sheets = {
    Notes: [['Nothing'], ['of interest']],
    Works: [
      ['Reference', 'Title', 'Titre', 'Designer', 'Height (mm)', 'Photos'],
      [
        'ML 0401',
        'Vigie floor lamp',
        'Lampadaire Vigie',
        'Armand Vasselot',
        1620,
        'Vigie_01.jpg, Vigie_02.jpg',
      ],
      ['ML 0402', 'Lisière sconce', 'Applique Lisière', 'Somebody New', null, 'quai-bench-1.jpg'],
    ],
  };
  await choose([{ ...XLSX, buffer: xlsxOf(sheets) }, await picture('Vigie_01.jpg')]);
  await page.getByRole('combobox', { name: en['list.sheet'] }).selectOption('Works');
  await page
    .getByRole('combobox', { name: 'What to do with Somebody New' })
    .selectOption({ label: en['list.makeNew'].replace('{name}', 'Somebody New') });
  // Another work shows it.
  await page.getByRole('button', { name: /^quai-bench-1\.jpg, of / }).click();
  await page.getByText('2 pictures that the list names are there.').waitFor({ timeout: LONG_WAIT_MS });
  await page.getByText('Vigie_02.jpg', { exact: true }).waitFor();
  await button('Import 2 works as drafts').click();
  await floorSays('2 works are imported, not public yet.');
  const filesOf = async (id: string) => {
    const { draft } = await ask<OpenItem>(`/items/works/${id}`);
    const pictures = draft?.changes.find(({ path }) => path === 'pictures')?.value as { file: string }[];
    return pictures.map(({ file }) => file);
  };
  await expect.poll(() => filesOf('vigie-floor-lamp')).toEqual(['vigie-01.jpg']);
  await expect.poll(() => filesOf('lisiere-sconce')).toEqual(['quai-bench-1.jpg']);
  expect((await ask<ItemPage>('/items/creators?state=draft')).lines.map(({ id }) => id)).toEqual([
    'somebody-new',
  ]);

  await page.getByText('1 picture is not there:').waitFor();
  await page
    .locator(`input[aria-label="${en['list.addPictures']}"]`)
    .setInputFiles([await picture('Vigie_02.jpg')]);
  await page.getByText('1 picture is not there:').waitFor({ state: 'detached', timeout: LONG_WAIT_MS });
  await expect.poll(() => filesOf('vigie-floor-lamp')).toEqual(['vigie-01.jpg', 'vigie-02.jpg']);
});

test('takes a list that is dropped anywhere, and says in words what is none', async () => {
  await page.goto(`${desk.url}/import`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const drop = async (name: string, text: string) => {
    const files = await page.evaluateHandle(
      ([called, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content!], called!));
        return data;
      },
      [name, text],
    );
    await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  };
  await drop('letter.pdf', '%PDF-1.7');
  await floorSays(en['list.unreadable.notAList']);
  await drop('one.csv', 'title;designer\nOne;Marthe Solanes\n');
  await page.getByRole('heading', { level: 1, name: 'one.csv' }).waitFor();
  // It stays in hand while one looks at something else.
  await page.getByRole('link', { name: en['nav.creators'], exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'one.csv' }).waitFor();
  await button(en['list.cancel']).click();
});

for (const language of ['en', 'fr'] as const)
  test(`what is taken away says, brought in again, that nothing changes (${language})`, async () => {
    const words = WORDS[language];
    const own = await comeToDesk(desk, {
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      secret: await desk.join({ email: `${language}@example.org`, language }),
    });
    await own.goto(`${desk.url}/import`);
    const link = own.getByRole('link', { name: words['list.csvOf'].replace('{what}', words['nav.works']) });
    const [download] = await Promise.all([own.waitForEvent('download'), link.click()]);
    const buffer = await readFile(await download.path());
    await choose([{ ...CSV, buffer }], own);
    const { total } = await ask<ItemPage>('/items/works');
    await own
      .getByRole('status')
      .getByText(words['list.sum.same_other'].replace('{count}', String(total)), { exact: true })
      .waitFor();
    await own.getByRole('button', { name: words['list.bringNone'] }).waitFor();
    await own.context().close();
  });

test('gives all files as they are', async () => {
  await page.goto(`${desk.url}/import`);
  const link = page.getByRole('link', { name: en['list.zip'] });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^catalogue-.*\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  const names = files.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'catalogue/site.yaml',
      'catalogue/works/quai-bench.yaml',
      'catalogue/pictures/vigie-01.jpg',
    ]),
  );
});

test('is reached from the palette and the menu', async () => {
  await page.goto(`${desk.url}/you`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('importer une');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/desk/import');
  await page.goto(`${desk.url}/menu`);
  await page.getByRole('main').getByRole('link', { name: en['nav.lists'] }).click();
  await page.getByRole('heading', { name: en['list.bring'] }).waitFor();
});
