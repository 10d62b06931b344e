import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readZip } from '../../../tests/read-zip';
import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { LogLine } from '../../contract/identity';
import type { LookedAt } from '../../contract/import/looking';
import { readCsv } from '../../screens/import/list/read-csv';
import { listsAt } from '../import/testing/bring-list';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let cookie: string;
let french: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('write', 'ada@example.org'));
  ({ cookie: french } = await desk.person('write', 'zoe@example.org'));
  await desk.call('PATCH', '/you', { cookie: french, body: { language: 'fr' } });
});
afterAll(() => desk.close());

const take = (what: string, as = cookie) =>
  desk.app.inject({
    method: 'GET',
    url: `/desk/api/export/${what}`,
    headers: { host: 'desk.example', 'x-forwarded-proto': 'https', cookie: as },
  });
const tableOf = (text: string) => readCsv(Buffer.from(text))[0]!.table;
const rowsOf = (text: string) => {
  const { headings, rows } = tableOf(text);
  return rows.map(({ cells }) =>
    Object.fromEntries(headings.map((heading, at) => [heading, cells[at] ?? ''])),
  );
};

it('is a table that spreadsheets of the person’s language open right', async () => {
  const answer = await take('works/csv');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="works-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  });
  expect(answer.body.startsWith('\ufeffreference,"title, English","title, French",creator,type')).toBe(true);
  const body = (await take('works/csv', french)).body;
  expect(body.startsWith('\ufeffréférence;titre, anglais;titre, français;créateur;type')).toBe(true);
  expect(rowsOf(body).find(({ référence }) => référence === 'ML 0001')).toMatchObject({
    'titre, anglais': 'Tall lamp',
    créateur: 'Jeanne Étoile',
    type: 'luminaires',
    'hauteur (cm)': '150',
    'précision sur les dimensions, français': 'avec abat-jour',
    disponibilité: 'disponible',
    prix: '12000',
    devise: 'EUR',
    images: 'lamp-1-day.jpg',
    'description, français': 'Vive',
    'crédits, français': 'photographie: P. E.',
    'posé sur': 'un plafond',
    état: 'public',
    'dernière modification': '2026-01-02 04:04',
  });
});

describe('with drafts', () => {
  beforeAll(async () => {
    await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: '=HYPERLINK("x")' } });
    const changes = [{ path: 'dimensions.height', before: 150, value: 69.5 }];
    await desk.call('PUT', '/items/works/lamp/draft', { cookie, body: { changes } });
  });

  it('has what is not public yet, says so, and runs no formula', async () => {
    const { body } = await take('works/csv');
    expect(body).toContain(`"'=HYPERLINK(""x"")"`);
    const rows = rowsOf(body);
    expect(rows.map(({ state }) => state).sort()).toEqual([
      'changed, not public yet',
      'draft',
      'draft',
      'public',
      'public',
    ]);
    expect(rows.find(({ reference }) => reference === 'ML 0001')).toMatchObject({ 'height (cm)': '69.5' });
    expect((await take('works/csv', french)).body).toContain(';69,5;');
  });

  it.each(['in English', 'in French'])(
    'brought in again, it says that nothing changes, %s',
    async (language) => {
      const as = language === 'in French' ? french : cookie;
      const { send, look } = listsAt(desk, () => as);
      const looked: LookedAt = await look(await send((await take('works/csv', as)).body));
      expect(looked.lines.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
      expect(looked.counts).toEqual({ new: 0, changed: 0, same: 5, refused: 0 });
    },
  );
});

it.each([
  ['creators', 'name', ['Jeanne Étoile', 'Ida Faure', 'Paul Zenith']],
  ['events', 'title, English', ['Late', 'Early']],
  ['press', 'title, English', ['An article']],
])('has %s as well', async (shelf, heading, expected) => {
  const { body } = await take(`${shelf}/csv`);
  expect(rowsOf(body).map((row) => row[heading])).toEqual(expected);
});

it('has what is public as the contract has it, in each language', async () => {
  const answer = await take('works/json');
  const { en, fr } = JSON.parse(answer.body) as Record<
    string,
    { id: string; slug: string; price?: object }[]
  >;
  expect(en!.map(({ id }) => id)).toEqual(['chair', 'lamp']);
  expect(fr!.map(({ slug }) => slug)).toEqual(['chaise', 'lampe', 'tabouret']);
  const asked = await desk.app.inject({ method: 'GET', url: '/api/works/lamp?lang=en' });
  expect(en![1]).toEqual((JSON.parse(asked.body) as { data: object }).data);
});

it('is the folder itself: each file as it is', async () => {
  const answer = await take('files');
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
  const files = await readZip(answer.rawPayload);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.keys(SAMPLE_FILES).map((name) => `catalogue/${name}`),
      'catalogue/pictures/hd/lamp.jpg',
      'catalogue/files/late-en.pdf',
    ]),
  );
  const lamp = files.find(({ name }) => name === 'catalogue/works/lamp.yaml');
  expect(lamp?.content).toEqual(await readFile(path.join(desk.root, 'works/lamp.yaml')));
});

it('is for who is signed in, and stands in the log', async () => {
  expect((await take('works/csv', '')).statusCode).toBe(401);
  expect((await take('files', '')).statusCode).toBe(401);
  expect((await take('works/xml')).statusCode).toBe(404);
  expect((await take('messages/csv')).statusCode).toBe(404);
  await take('press/json');
  const owner = await desk.person('everything');
  const lines = (await desk.call('GET', '/log', { cookie: owner.cookie })).body as LogLine[];
  expect(lines[0]).toMatchObject({ what: 'taken-away', about: 'press.json', name: 'ada' });
});
