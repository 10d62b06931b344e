import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { BroughtIn, BroughtIns, TakenBack } from '../../contract/import/brought-in';
import type { LookedAt } from '../../contract/import/looking';
import type { OpenItem } from '../../contract/items/item';
import type { ItemPage } from '../../contract/items/list';
import { allDrafts } from '../items/tables/drafts';
import { openTestDesk, type TestDesk } from '../testing/test-desk';
import { listsAt } from './testing/bring-list';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
  ({ cookie } = await desk.person('write', 'ada@example.org'));
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.edit(SAMPLE_FILES);
  await desk.database.write((to) => {
    for (const table of ['drafts', 'versions', 'lists', 'log']) to.run(`DELETE FROM desk_${table}`);
  });
});

const { send, look, bringIn, post } = listsAt(
  { call: (...given: Parameters<TestDesk['call']>) => desk.call(...given) } as TestDesk,
  () => cookie,
);
const open = async (place: string) =>
  (await desk.call('GET', `/items/${place}`, { cookie })).body as OpenItem;
const valuesOf = async (place: string) =>
  Object.fromEntries(((await open(place)).draft?.changes ?? []).map(({ path, value }) => [path, value]));
const drafts = async () =>
  (await desk.database.read(allDrafts)).map(({ shelf, item }) => `${shelf}/${item}`).sort();
const linesOf = ({ lines }: LookedAt) => lines.map(({ number, outcome }) => [number, outcome]);
const faultsOf = ({ lines }: LookedAt) =>
  lines.flatMap(({ number, faults }) => faults.map(({ name, field, text }) => [number, name, field, text]));

const NEW = [
  'Réf.;Titre;Title;Auteur;Année;H / L / P;Prix;Type;Matériaux;Description',
  'ML 0201;Lampadaire Vigie;Vigie floor lamp;Jeanne Étoile;c. 1957;162 x 40 x 40;4 800 €;luminaires;Laiton;"Un <b>grand</b> pied.\n\nEt un autre."',
  'ML 0202;Chaise Halage;Halage chair;ÉTOILE Jeanne;1955;H 69,5 x L 40 cm;sur demande;siège;;',
  '',
].join('\n');

it('makes works of rows, and shows first what they would be', async () => {
  const sent = await send(NEW);
  const looked = await look(sent);
  expect(looked.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
  expect(looked.lines[0]).toMatchObject({
    number: 2,
    title: { fr: 'Lampadaire Vigie', en: 'Vigie floor lamp' },
    creators: 'Jeanne Étoile',
    reference: 'ML 0201',
    item: null,
  });
  expect(await drafts()).toEqual([]);

  const { status, body } = await bringIn(sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'inventory.csv',
    by: 'ada',
    made: 2,
    changed: 0,
    creators: 0,
    missing: [],
  });
  expect(await valuesOf('works/vigie-floor-lamp')).toEqual({
    title: { en: 'Vigie floor lamp', fr: 'Lampadaire Vigie' },
    slug: { en: 'vigie-floor-lamp', fr: 'lampadaire-vigie' },
    position: -15,
    availability: 'available',
    grouping: 'single',
    reference: 'ML 0201',
    creators: ['jeanne'],
    type: 'lighting',
    date: { en: 'circa 1957', fr: 'vers 1957' },
    dimensions: { height: 162, width: 40, depth: 40 },
    price: { amount: 4800, currency: 'EUR' },
    materials: { fr: 'Laiton' },
    description: { fr: '<p>Un &lt;b&gt;grand&lt;/b&gt; pied.</p>\n<p>Et un autre.</p>' },
  });
  expect(await valuesOf('works/halage-chair')).toMatchObject({
    position: -5,
    dimensions: { height: 69.5, width: 40 },
    price: 'on request',
    type: 'seating',
  });
  const works = (await desk.call('GET', '/items/works', { cookie })).body as ItemPage;
  expect(works.lines.slice(0, 3).map(({ id }) => id)).toEqual(['vigie-floor-lamp', 'halage-chair', 'secret']);
});

it('what is brought in can be published as it is where nothing lacks', async () => {
  const list = 'ref;title;titre;designer;type\nML 1;One;Un;Jeanne Étoile;lighting\n';
  await bringIn(await send(list));
  const { findings } = await open('works/one');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('changes fields of works that it knows by reference or by title and creator, and leaves empty cells alone', async () => {
  const sent = await send(
    [
      'Reference;Title;Titre;Designer;Dimensions;Availability;Mounting;Materials;Description',
      'ml0001;Tall lamp;Grande lampe;Jeanne Etoile;H 151;sold;ceiling;Brass, lacquer;Bright',
      ';Chair;;Étoile, Jeanne;;;;Oak;',
      'ML 0003;;Tabouret;;;sold;;;',
      '',
    ].join('\n'),
  );
  const { lines } = await look(sent);
  expect(lines.map(({ item, outcome }) => [item, outcome])).toEqual([
    ['lamp', 'changed'],
    ['chair', 'changed'],
    ['stool', 'same'],
  ]);
  expect(lines[0]!.changes).toEqual([
    { path: 'dimensions.height', before: '150', after: '151' },
    { path: 'availability', before: 'available', after: 'sold' },
    { path: 'materials.en', before: 'Brass', after: 'Brass, lacquer' },
  ]);
  await bringIn(sent);
  expect(await drafts()).toEqual(['works/chair', 'works/lamp']);
  const lamp = await open('works/lamp');
  expect(lamp.conflicts).toEqual([]);
  expect(lamp.draft?.changes.map(({ path }) => path)).toEqual([
    'dimensions.height',
    'availability',
    'materials.en',
  ]);
  expect(await look(await send('ref;materials\nML 0001;Brass, lacquer\n'))).toMatchObject({
    counts: { same: 1 },
  });
});

it('keeps what a colleague has in a draft, and the marks of paragraphs that stay', async () => {
  await desk.edit({
    'works/lamp.yaml': {
      ...SAMPLE_FILES['works/lamp.yaml'],
      description: { en: '<p>Very <em>bright</em>.</p>\n<p>Old.</p>', fr: '<p>Vive</p>' },
    },
  });
  const changes = [{ path: 'title.en', before: 'Tall lamp', value: 'Very tall lamp' }];
  await desk.call('PUT', '/items/works/lamp/draft', { cookie, body: { changes } });
  await bringIn(await send('ref;title;description\nML 0001;Very tall lamp;"Very bright.\n\nNew."\n'));
  expect(await valuesOf('works/lamp')).toEqual({
    'title.en': 'Very tall lamp',
    'description.en': '<p>Very <em>bright</em>.</p>\n<p>New.</p>',
  });
});

it('says in words what is wrong with a row, and brings in the others only when told so', async () => {
  const sent = await send(
    [
      'ref;title;creator;dimensions;price;availability;type;sold as;first shown on',
      'ML 1;Good;Jeanne Étoile;;;;;;',
      'ML 2;;;;;;;;',
      'ML 1;Twice;Jeanne Étoile;;;;;;',
      'ML 3;Odd;L. Tessandier;large;cheap;lent;lamps;trio;tomorrow',
      'ML 0001;Something else;Ida Faure;;;;;;',
      '"ML 4"x;Broken;;;;;;;',
      'ML 5;a;b;;;;;;;;z',
      '',
    ].join('\n'),
  );
  const looked = await look(sent);
  expect(linesOf(looked)).toEqual([[2, 'new'], ...[3, 4, 5, 6, 7, 8].map((number) => [number, 'refused'])]);
  expect(faultsOf(looked)).toEqual([
    [3, 'noTitle', null, ''],
    [4, 'twice', 'reference', '2'],
    [5, 'notDimensions', 'dimensions', 'large'],
    [5, 'notAPrice', 'price', 'cheap'],
    [5, 'notAvailability', 'availability', 'lent'],
    [5, 'notGrouping', 'grouping', 'trio'],
    [5, 'notADay', 'publishedOn', 'tomorrow'],
    [5, 'unknownCreator', 'creators', 'L. Tessandier'],
    [5, 'unknownType', 'type', 'lamps'],
    [6, 'referenceTaken', 'reference', 'Tall lamp'],
    [7, 'strayQuote', null, ''],
    [8, 'moreCells', null, ''],
    [8, 'unknownCreator', 'creators', 'b'],
  ]);
  expect(looked.unknown.map(({ kind, name, rows }) => [kind, name, rows])).toEqual([
    ['creator', 'L. Tessandier', 1],
    ['creator', 'b', 1],
    ['type', 'lamps', 1],
  ]);
  expect((await bringIn(sent)).status).toBe(422);
  expect(await drafts()).toEqual([]);
  expect((await bringIn(sent, { leavesOut: true })).body).toMatchObject({ made: 1 });
  expect(await drafts()).toEqual(['works/good']);
});

it('asks who is meant by a name, and makes creators, takes known ones, or leaves the name out', async () => {
  const sent = await send(
    [
      'ref;title;creator;type',
      'ML 1;One;I. Faure;sieges',
      'ML 2;Two;Tessandier, Lucien & Jeanne Étoile;seat',
      'ML 3;Three;LUCIEN TESSANDIER;seat',
      'ML 4;Four;Unknown;seating',
      '',
    ].join('\n'),
  );
  const { unknown, creators, types } = await look(sent);
  expect(unknown).toEqual([
    { kind: 'creator', name: 'I. Faure', rows: 1, suggestion: { id: 'ida', name: 'Ida Faure' } },
    { kind: 'creator', name: 'Tessandier, Lucien', rows: 2, suggestion: null },
    { kind: 'creator', name: 'Unknown', rows: 1, suggestion: null },
    { kind: 'type', name: 'seat', rows: 2, suggestion: null },
  ]);
  expect(creators.map(({ id }) => id)).toEqual(['ida', 'jeanne', 'paul']);
  expect(types).toEqual([
    { id: 'lighting', name: 'lighting' },
    { id: 'seating', name: 'seating' },
  ]);
  const answers = {
    creators: [
      { name: 'I. Faure', is: 'known', id: 'ida' },
      { name: 'Tessandier, Lucien', is: 'new' },
      { name: 'Unknown', is: 'none' },
    ],
    types: [{ name: 'seat', is: 'known', id: 'seating' }],
  };
  expect((await look(sent, answers)).counts).toMatchObject({ new: 4, refused: 0 });
  expect((await bringIn(sent, answers)).body).toMatchObject({ made: 4 });
  expect((await valuesOf('works/one'))['creators']).toEqual(['ida']);
  expect((await valuesOf('works/two'))['creators']).toEqual(['lucien-tessandier', 'jeanne']);
  expect(await valuesOf('works/four')).not.toHaveProperty('creators');
  expect(await valuesOf('creators/lucien-tessandier')).toEqual({
    name: 'Lucien Tessandier',
    sort_name: 'Tessandier, Lucien',
    slug: { en: 'lucien-tessandier', fr: 'lucien-tessandier' },
  });
});

it('takes a row for the work whose reference it has once a person says so', async () => {
  const sent = await send('ref;title;creator\nML 0001;Something else;Ida Faure\n');
  expect((await look(sent)).counts).toMatchObject({ refused: 1 });
  expect((await look(sent, { confirmed: [2] })).counts).toMatchObject({ changed: 1, refused: 0 });
});

it('gives each its own address and name of a file, whatever else has them', async () => {
  const rows = Array.from({ length: 3 }, (_, at) => `ML 10${at};Chair;Chaise;Ida Faure`);
  const sent = await send(['ref;title;titre;creator', ...rows, 'ML 200;Type;;Ida Faure', ''].join('\n'));
  await bringIn(sent);
  expect((await drafts()).filter((one) => one.includes('chair'))).toEqual([
    'works/chair-2',
    'works/chair-3',
    'works/chair-4',
  ]);
  expect((await valuesOf('works/chair-4'))['slug']).toEqual({ en: 'chair-4', fr: 'chaise-4' });
  // An address of the site's own.
  expect((await valuesOf('works/type'))['slug']).toEqual({ en: 'type-2' });
});

it('takes all back as one step, but what somebody has changed since, and the creators that it needs', async () => {
  const list =
    'ref;title;creator;materials\nML 1;One;New Person;\nML 2;Two;New Person;\nML 0001;Tall lamp;;Steel\n';
  const before = [{ path: 'title.en', before: 'Tall lamp', value: 'Very tall lamp' }];
  await desk.call('PUT', '/items/works/lamp/draft', { cookie, body: { changes: before } });
  const kept = (await open('works/lamp')).draft;
  const answers = { creators: [{ name: 'New Person', is: 'new' }], confirmed: [4] };
  const { number } = (await bringIn(await send(list), answers)).body as BroughtIn;
  const changes = [{ path: 'reference', before: 'ML 2', value: 'ML 3' }];
  await desk.call('PUT', '/items/works/two/draft', { cookie, body: { changes } });

  const taken = (await post(`${number}/take-back`, {})).body as TakenBack;
  expect(taken).toEqual({
    put: 2,
    kept: [
      { shelf: 'works', id: 'two', title: 'Two' },
      { shelf: 'creators', id: 'new-person', title: 'New Person' },
    ],
  });
  expect(await drafts()).toEqual(['creators/new-person', 'works/lamp', 'works/two']);
  expect((await open('works/lamp')).draft).toEqual(kept);
  expect((await post(`${number}/take-back`, {})).status).toBe(409);
  const { lines } = (await desk.call('GET', '/import', { cookie })).body as BroughtIns;
  expect(lines[0]?.takenBack).toMatchObject({ by: 'ada' });
});

it('brings nothing in where somebody has changed anything meanwhile', async () => {
  const sent = await send(NEW);
  const { counts } = await look(sent);
  await desk.call('POST', '/items', { cookie, body: { shelf: 'works', title: 'Another' } });
  await desk.edit({
    'works/new.yaml': {
      ...SAMPLE_FILES['works/chair.yaml'],
      slug: { en: 'new' },
      reference: 'ML 0201',
      title: { en: 'Vigie floor lamp' },
    },
  });
  const seen = { new: counts.new, changed: counts.changed };
  const { status, body } = await post(`lists/${sent.list}/bring-in`, { ...sent.ask, leavesOut: false, seen });
  expect([status, body]).toEqual([409, { error: { fault: 'changedElsewhere' } }]);
  expect(await drafts()).toEqual(['works/another']);
});

it('is all or nothing: a fault in the middle leaves nothing behind', async () => {
  const sent = await send(NEW);
  const { counts } = await look(sent);
  await desk.database.write((to) =>
    to.run(
      `CREATE TRIGGER fails BEFORE INSERT ON desk_drafts WHEN NEW.item = 'halage-chair'
       BEGIN SELECT raise(ABORT, 'no'); END`,
    ),
  );
  const seen = { new: counts.new, changed: counts.changed };
  const body = { ...sent.ask, leavesOut: false, seen };
  expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(500);
  await desk.database.write((to) => to.run('DROP TRIGGER fails'));
  expect(await drafts()).toEqual([]);
  expect((await desk.call('GET', '/import', { cookie })).body).toEqual({ lines: [] });
  // The list is still there.
  expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(201);
});

it('shows pictures by their names, names those that lack, and adds them once they are there', async () => {
  const list =
    'ref;title;photos\nML 1;One;Lamp_1_Day.JPG, missing.jpg | LAMP-1-NIGHT.png\nML 2;Two;missing.jpg\n';
  const sent = await send(list);
  const { pictures, lines } = await look(sent);
  expect(pictures).toEqual({ found: 2, missing: ['missing.jpg'] });
  expect(lines[0]).toMatchObject({ missing: ['missing.jpg'], picture: { width: 300 } });
  const { number, missing } = (await bringIn(sent)).body as BroughtIn;
  expect(missing).toEqual(['missing.jpg']);
  const files = async (place: string) =>
    ((await valuesOf(place))['pictures'] as { file: string }[] | undefined)?.map(({ file }) => file);
  expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'lamp-1-night.jpg']);
  expect(await files('works/two')).toBeUndefined();

  const given = { pictures: [{ name: 'missing.jpg', file: 'missing-2.jpg' }] };
  expect((await post(`${number}/pictures`, given)).body).toMatchObject({ missing: [] });
  expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'missing-2.jpg', 'lamp-1-night.jpg']);
  expect(await files('works/two')).toEqual(['missing-2.jpg']);
  // What was added is part of what was brought in.
  expect((await post(`${number}/take-back`, {})).body).toEqual({ put: 2, kept: [] });
  expect(await drafts()).toEqual([]);
});

it('takes pictures that came with the list for those that it names, and keeps what a work has', async () => {
  const sent = await send('ref;photos\nML 0001;new.jpg\n');
  const pictures = [{ name: 'new.jpg', file: 'lamp-1-night.jpg' }];
  expect((await look(sent, { pictures })).pictures).toEqual({ found: 1, missing: [] });
  await bringIn(sent, { pictures });
  const [first, second] = (await valuesOf('works/lamp'))['pictures'] as { file: string; credit?: string }[];
  expect(first).toEqual({ file: 'lamp-1-night.jpg', alt: {} });
  expect(second).toMatchObject({ file: 'lamp-1-day.jpg', credit: 'P. E.' });
});

it('pages through what it would do, by outcome', async () => {
  const rows = Array.from({ length: 150 }, (_, at) => `X ${at};Piece ${at};`);
  const sent = await send(['ref;title;price', ...rows, 'Y;Bad;cheap', ''].join('\n'));
  const first = await look(sent);
  expect([first.lines.length, first.next]).toEqual([100, 100]);
  const second = await look(sent, { from: 100 });
  expect([second.lines.length, second.next]).toEqual([51, null]);
  expect(linesOf(await look(sent, { outcome: 'refused' }))).toEqual([[152, 'refused']]);
});

it('is for whoever has sent the list, in parts, each of which may come twice', async () => {
  const { body } = await post('lists', { name: 'x.csv', headings: ['ref', 'title'] });
  const { list } = body as { list: string };
  const part = (from: number, ...cells: string[]) => ({
    from,
    rows: cells.map((cell, at) => ({ number: from + at + 2, cells: [cell, cell] })),
  });
  const ask = { columns: ['reference', 'title.en'], creators: [], types: [], confirmed: [], pictures: [] };
  expect((await post(`lists/${list}/rows`, part(0, 'a', 'b'))).status).toBe(204);
  expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
  expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
  expect((await post(`lists/${list}/rows`, part(9, 'd'))).status).toBe(410);
  expect((await post(`lists/${list}/look`, ask)).body).toMatchObject({ counts: { new: 3 } });
  const other = await desk.person('everything');
  expect(
    (await desk.call('POST', `/import/lists/${list}/look`, { cookie: other.cookie, body: ask })).status,
  ).toBe(410);
  expect((await desk.call('POST', `/import/lists/${list}/look`, { body: ask })).status).toBe(401);
});

it.each([
  ['more columns than a list has', { name: 'x', headings: Array<string>(201).fill('a') }],
  ['no columns', { name: 'x', headings: [] }],
  ['no name', { name: '', headings: ['a'] }],
])('refuses %s', async (_, body) => expect((await post('lists', body)).status).toBe(422));

it('refuses what no list says', async () => {
  const { list } = (await post('lists', { name: 'x', headings: ['a'] })).body as { list: string };
  const rows = (given: object) => post(`lists/${list}/rows`, { from: 0, rows: [given] });
  expect((await rows({ number: 0, cells: ['a'] })).status).toBe(422);
  expect((await rows({ number: 1, cells: ['a'.repeat(20_001)] })).status).toBe(422);
  expect((await rows({ number: 1, cells: ['a'], problem: 'other' })).status).toBe(422);
  const ask = { columns: ['slug'], creators: [], types: [], confirmed: [], pictures: [] };
  expect((await post(`lists/${list}/look`, ask)).status).toBe(422);
  expect((await post(`lists/${'0'.repeat(32)}/look`, { ...ask, columns: [null] })).status).toBe(410);
});
